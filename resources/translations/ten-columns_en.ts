<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>CardTexts</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameTexts</name>
    <message numerus="yes">
        <source>%n suit(s)</source>
        <translation>
            <numerusform>%n suit</numerusform>
            <numerusform>%n suits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n cell</numerusform>
            <numerusform>%n cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NumberTexts</name>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln move</numerusform>
            <numerusform>%Ln moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PileTexts</name>
    <message numerus="yes">
        <source>{column}, {card}, last of %n card(s)</source>
        <translation>
            <numerusform>{column}, {card}, last of %n card</numerusform>
            <numerusform>{column}, {card}, last of %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sequence(s) removed: {suits}</source>
        <translation>
            <numerusform>%n sequence removed: {suits}</numerusform>
            <numerusform>%n sequences removed: {suits}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReadErrorTexts</name>
    <message numerus="yes">
        <source>A deal code ends with {needs} letters, this one with %n.</source>
        <translation>
            <numerusform>A deal code ends with {needs} letters, this one with %n.</numerusform>
            <numerusform>A deal code ends with {needs} letters, this one with %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The record holds more than %Ln action(s).</source>
        <translation>
            <numerusform>The record holds more than %Ln action.</numerusform>
            <numerusform>The record holds more than %Ln actions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The record is larger than %Ln byte(s).</source>
        <translation>
            <numerusform>The record is larger than %Ln byte.</numerusform>
            <numerusform>The record is larger than %Ln bytes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The record is nested more than %n level(s) deep.</source>
        <translation>
            <numerusform>The record is nested more than %n level deep.</numerusform>
            <numerusform>The record is nested more than %n levels deep.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RefusalTexts</name>
    <message numerus="yes">
        <source>Only the last %n move(s) can be undone.</source>
        <translation>
            <numerusform>Only the last %n move can be undone.</numerusform>
            <numerusform>Only the last %n moves can be undone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pile} gives at most %n card(s) at a time, not {size}.</source>
        <translation>
            <numerusform>{pile} gives at most %n card at a time, not {size}.</numerusform>
            <numerusform>{pile} gives at most %n cards at a time, not {size}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A cell holds one card, not %n.</source>
        <translation>
            <numerusform>A cell holds one card, not %n.</numerusform>
            <numerusform>A cell holds one card, not %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A foundation takes one card at a time, not %n.</source>
        <translation>
            <numerusform>A foundation takes one card at a time, not %n.</numerusform>
            <numerusform>A foundation takes one card at a time, not %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are free</source>
        <translation>
            <numerusform>%n cell is free</numerusform>
            <numerusform>%n cells are free</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other column(s) are empty</source>
        <translation>
            <numerusform>%n other column is empty</numerusform>
            <numerusform>%n other columns are empty</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n card(s) go into an empty column</source>
        <translation>
            <numerusform>at most %n card goes into an empty column</numerusform>
            <numerusform>at most %n cards go into an empty column</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) are empty</source>
        <translation>
            <numerusform>%n column is empty</numerusform>
            <numerusform>%n columns are empty</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n card(s) move together</source>
        <translation>
            <numerusform>at most %n card moves</numerusform>
            <numerusform>at most %n cards move together</numerusform>
        </translation>
    </message>
</context>
</TS>
