#!/bin/sh
# Puts Ten Columns, menu entry and file type included, into a prefix; or takes it away again.
#
#   ./install.sh [PREFIX]            install it; the prefix is ~/.local if none is given
#   ./install.sh --remove [PREFIX]   undo that; saved games and settings stay
#
# The prefix gets a copy of this script, lib/ten-columns/install.sh, for the undoing.
set -eu

remove=no
if [ "${1-}" = --remove ]; then
    remove=yes
    shift
fi
case ${1-} in -*)
    sed -n '2,7s/^# \{0,1\}//p' "$0"
    exit 2
esac
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
mkdir -p -- "${1-$HOME/.local}"
prefix=$(CDPATH='' cd -- "${1-$HOME/.local}" && pwd)
program=$prefix/lib/ten-columns
entry=$prefix/share/applications/org.tencolumns.TenColumns.desktop

# Tell the desktop what has changed; "$1" is a tool, "$2" the folder that it looks through.
update() {
    if [ ! -d "$2" ]; then
        return
    elif command -v "$1" > /dev/null; then
        "$1" "$2"
    else
        echo "$1 is not installed: saved games may not open by a double click." >&2
    fi
}

if [ -f "$program/files" ]; then
    while IFS= read -r file; do
        rm -f -- "$prefix/$file"
    done < "$program/files"
fi
rm -rf -- "$program"
if [ "$remove" = no ]; then
    (cd "$here" && find bin share ! -type d) > "$here/lib/ten-columns/files"
    for folder in bin lib share; do
        mkdir -p "$prefix/$folder"
        cp -RP "$here/$folder/." "$prefix/$folder/"
    done
    cp "$here/install.sh" "$program/install.sh"
    # The menu starts it where the prefix is not on the path, too.
    sed -e "s|^Exec=ten-columns|Exec=\"$prefix/bin/ten-columns\"|" -e "s|^TryExec=.*|TryExec=$prefix/bin/ten-columns|" \
        "$here/share/applications/${entry##*/}" > "$entry"
fi
update update-mime-database "$prefix/share/mime"
update update-desktop-database "$prefix/share/applications"
