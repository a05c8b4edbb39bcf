import type { Age } from '../../plots/plot.ts'

/** Something that nobody owns or carries, and everybody can see: "a rainbow", "fireworks". It is seen once. */
export const sightLines: Readonly<Record<Age, readonly string[]>> = {
  toddlers: [
    'Look! {Wish.a}! Oh!',
    '{hero} points. {Wish.a}! Ooh!',
    'What is that? {Wish.a}!',
    '"Look, look!" says {hero}. "{Wish.a}!"',
    'Oh! There {wish:is|are} {wish.a}. So pretty!',
  ],
  early: [
    '"Look!" said {hero}. There {wish:was|were} {wish.a}, and for a moment nobody said anything.',
    'And then there {wish:was|were} {wish.a}. {hero} stood quite still, so as not to miss any of it.',
    '{hero} saw {wish.them} first: {wish.a}! {Hero.they} told everybody, and everybody looked.',
    'There {wish:was|were} {wish.a} that day. {hero} kept {hero.their} eyes wide open, so that more of it went in.',
    '"Did you make that?" {hero} asked God, for there {wish:was|were} {wish.a}. It looked very much like it.',
  ],
  middle: [
    'There {wish:was|were} {wish.a}. {hero} looked until {hero.their} neck hurt, and then a bit longer.',
    '"Look up," somebody said, and so {hero} did not miss {wish.them}: {wish.a}. It was the sort of thing that makes you stop in the middle of a word.',
    'Right in the middle of everything there {wish:was|were} {wish.a}. For as long as it lasted, nobody was in a hurry.',
    '{hero} had seen {wish.a} in books. It was different when it was really there.',
    'That was when {hero} saw {wish.a}, and had nobody to tell quickly enough.',
  ],
  preteen: [
    'And there {wish:was|were} {wish.a}. {hero} thought of saying something about it, and found that it had already been said.',
    'Nobody had ordered {wish.a}, and there {wish.they} {wish:was|were} all the same. {hero} took it as a sort of note from God, and did not mention that to anyone.',
    "{hero} looked at {wish.a} for a good while. It didn't solve anything. It made things the right size.",
    'For a minute there {wish:was|were} {wish.a}, and everything else could wait.',
    'Later {hero} would remember that there {wish:was|were} {wish.a} that day, and that for once they all looked in the same direction.',
  ],
}

/** What is so whenever it is told: `{wish.now}` "God loves Leo". */
export const truthLines: Readonly<Record<Age, readonly string[]>> = {
  toddlers: [
    'You know what? {Wish.now}.',
    '{Wish.now}. Yes! Every day.',
    '{Wish.now}. Big hug!',
    '{hero} knows it: {wish.now}.',
  ],
  early: [
    'One thing {hero} knew for sure: {wish.now}.',
    '{Wish.now}. That was true in the morning, and it was true at night.',
    '"{Wish.now}," said {other}. {hero} had heard it before, and liked to hear it again.',
    '{Wish.now}. You cannot see it, any more than the wind. {hero} could feel it all the same.',
  ],
  middle: [
    'Whatever kind of day it was going to be, one thing did not depend on it: {wish.now}.',
    '"{Wish.now}," said {other}. "You know that." {hero} knew it, and it was good to hear it out loud.',
    '{Wish.now}. {hero} had learned that before {hero.they} could tie a shoe, and it had held longer than the shoe.',
    'There are things that you can count on. {Wish.now}, for instance.',
  ],
  preteen: [
    '{Wish.now}. {hero} had known that for so long that {hero.they} sometimes forgot to be surprised by it.',
    '"{Wish.now}," said {other}, as if it were about the weather. "On bad days, too." {hero} thought about the second part for some time.',
    'One thing did not change with how the day went: {wish.now}.',
    "{Wish.now}. It didn't make everything easy. It made it possible to begin.",
  ],
}
