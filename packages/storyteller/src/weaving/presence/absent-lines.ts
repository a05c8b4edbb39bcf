import type { Age } from '../../plots/plot.ts'

/** For somebody (`{other}`) who is spoken of and has not come yet, and whom `{hero}` does not forget. */
export const absentLines: Readonly<Record<Age, readonly string[]>> = {
  toddlers: [
    '{hero} thinks of {other}.',
    'Where is {other} now?',
    '{other}, {other}! Can you hear?',
    'A kiss for {other}. Blow!',
    'Soon, {other}. Soon.',
    'Dear God, be near {other}.',
  ],
  early: [
    '{hero} wondered what {other} was doing now.',
    '"{other} would like this," said {hero}. Then {hero.they} looked away.',
    "{hero} said {other}'s name, very softly, to see how it sounded.",
    'Somewhere there was {other}. {hero} held on to that.',
    '{hero} thought of {other}, and walked a bit faster.',
    "Part of {hero}'s prayer was about {other}. It was the biggest part.",
  ],
  middle: [
    '{hero} tried to picture {other} at that very moment. It was easy to do the face, but there was nothing behind it.',
    'What would {other} say to all this? {hero} could nearly hear it.',
    "All the time there was a place in {hero}'s head where {other} belonged, and it had a draft in it.",
    'If {other} had been there, {hero} would not have had to think so hard.',
    '{hero} kept {other} in {hero.their} thoughts, the way you keep a hand on a railing.',
    'Nobody mentioned {other}. That was how you could tell that they were all thinking the same.',
  ],
  preteen: [
    'It was odd how much room {other} took up by not being there.',
    '{hero} had caught {hero.themself} listening for {other} again, as one listens for a clock that has stopped.',
    'Whatever {hero} thought about, the thought sooner or later turned a corner, and there stood {other}.',
    '"I wonder what {other} is doing," said somebody, and was looked at, because nobody had been wondering anything else.',
    '{hero} composed a sentence for {other}, in case there should be an opportunity. It began well, and did not know how to go on.',
    'In {hero.their} mind {hero} went over everything {hero.they} knew about {other}, like a person counting the coins in {hero.their} pocket, and it was enough.',
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
    '{hero} looks at you.',
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
