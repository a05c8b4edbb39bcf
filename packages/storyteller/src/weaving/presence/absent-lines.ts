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
    '{hero} thought about what to tell {other}. The first sentence was easy, and then there was no second one.',
    'Whatever {hero} thought about, sooner or later the thought went around a corner, and there stood {other}.',
    "{hero} knew exactly what {other} would have said, and it didn't help one bit that {other} wasn't there to say it.",
    'Sooner or later {hero} would have to explain this to {other}, from the beginning. {hero} tried to work out where the beginning was.',
    '{hero} tried to look at it the way {other} would. It was not more comfortable, but you could see more.',
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
    '{hero} kept quite still for a moment, as you do when you have forgotten what you came for.',
    '{hero} let out a breath. It had been in there for some time.',
    '"Right," said {hero}, to nobody in particular.',
    'There was nothing for it. {hero} pulled up both sleeves.',
    '{hero} looked at {hero.their} own two hands, as if they might have an idea.',
    'It was so quiet that {hero} could hear {hero.their} own ears.',
  ],
  preteen: [
    '{hero} noticed that {hero.they} had been staring at the same spot for some time, as though somebody were going to come and tell {hero.them} what to do.',
    '"So," said {hero} out loud. It wasn\'t much, but it was a start.',
    'For the length of a few breaths {hero} did nothing at all, and was surprised how much work that was.',
    "{hero} sat up straight. {Hero.they} didn't feel brave, but it is hard to think when you are all bent over.",
    'You can be in the middle of a thing without having decided to begin it. {hero} looked around, and that was where {hero.they} {hero:was|were}.',
    '{hero} looked over {hero.their} shoulder, hoping a little that there was somebody else by the name of {hero}.',
  ],
}
