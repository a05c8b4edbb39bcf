import type { Age } from '../../plots/plot.ts'

/** For somebody (`{other}`) who is somewhere else, near or far, and whom `{hero}` does not forget. */
export const absentLines: Readonly<Record<Age, readonly string[]>> = {
  toddlers: [
    'Thank you, God, for {other}.',
    '{hero} loves {other}. So much!',
    '{hero} blows {other} a kiss. Smack!',
    '{hero} will tell {other}. All of it!',
    'What does {other} do now? Hm.',
    '{hero} has a hug for {other}.',
    '{hero} keeps a bit for {other}.',
  ],
  early: [
    '{hero} wondered what {other} would say to that.',
    '{hero} saved it up for {other}, all of it.',
    '{hero} thought of {other}. It was a good thing to think of.',
    "{hero} said {other}'s name, very softly, to see how it sounded.",
    '"I have to tell {other}," said {hero}, and looked for a good way to begin.',
    '{hero} wished that {other} could see it. Then {hero.they} looked twice as hard, once for {other}.',
    "Part of {hero}'s prayer was about {other}. It was the biggest part.",
  ],
  middle: [
    'What would {other} say to all this? {hero} could nearly hear it.',
    '{hero} made a note, in {hero.their} head, to tell {other} about it, but with better words.',
    '{hero} kept {other} in {hero.their} thoughts, the way you keep a hand on a railing.',
    'If {other} had been there just then, {hero} would have asked {other.them}.',
    '{hero} thought of {other}, and of the face {other.they} would make.',
  ],
  preteen: [
    '{hero} composed a sentence for {other}, in case there should be an opportunity. It began well, and did not know how to go on.',
    'Whatever {hero} thought about, the thought sooner or later turned a corner, and there stood {other}.',
    '{hero} knew exactly what {other} would have said to this, and was spared nothing by the fact that {other} was not there to say it.',
    'It was the sort of thing that {hero} would have to explain to {other} sooner or later, from the beginning, and {hero.they} looked for the beginning.',
    "{hero} tried to look at it with {other}'s eyes. It was not more comfortable, but one saw more.",
  ],
}

/** Where a stretch of the story says only "he" or "she" of the hero. */
export const heroLines: Readonly<Record<Age, readonly string[]>> = {
  toddlers: [
    'Look at {hero}!',
    'What will {hero} do?',
    '{hero} takes one big breath.',
    'Hm, thinks {hero}. Hm.',
    'Go on, {hero}!',
    '{hero} rubs {hero.their} nose. Rub, rub.',
    '{hero} nods. Nod, nod.',
  ],
  early: [
    '{hero} took one deep breath, and then one more.',
    '{hero} looked up, and down, and up again.',
    '"Well," said {hero}. It was all {hero.they} could think of.',
    '{hero} counted to three. It did not help, so {hero.they} counted to four.',
    'For a bit {hero} just stood there.',
    '{hero} put both hands in {hero.their} pockets. There was nothing in them but fluff.',
  ],
  middle: [
    '{hero} stood quite still for a moment, as you do when you have forgotten what you came for.',
    '{hero} let out a breath. It had been in there for some time.',
    '"Right," said {hero}, to nobody in particular.',
    'There was nothing for it. {hero} pulled up both sleeves.',
    '{hero} looked at {hero.their} own two hands, as if they might have an idea.',
    'It was quiet enough for {hero} to hear {hero.their} own shoes.',
  ],
  preteen: [
    '{hero} noticed that {hero.they} had been standing there for some time, with the expression of a person who is waiting to be told.',
    '"So," said {hero} aloud. As a contribution it was short, but it was a beginning.',
    'For the space of a few breaths {hero} did nothing at all, and was surprised at how much work that was.',
    '{hero} straightened up, not because {hero.they} felt brave, but because it is difficult to think while bent over.',
    'It is possible to be in the middle of a thing without having decided to begin it. {hero} found that this was where {hero.they} {hero:was|were}.',
    '{hero} looked around, in the faint hope that somebody else might be called {hero}.',
  ],
}
