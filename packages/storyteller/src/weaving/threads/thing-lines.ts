import type { ThreadsByAge } from './thread-lines.ts'

/** A treasured thing, of any size. */
export const thingLines: ThreadsByAge = {
  toddlers: {
    planted: [
      'Look! {Wish.a}!',
      '{hero} pats {wish.a}. Pat, pat.',
      'What is that? {Wish.a}!',
      'Peek! There {wish:is|are} {wish.a}.',
      '"Mine!" says {hero}. "{Wish.a}!"',
      '{hero} looks and looks. {Wish.a}! Oh!',
    ],
    used: [
      'Where {wish:is|are} {wish.the}? Right here.',
      '{hero} thinks of {wish.the}. Hm, hm.',
      '{Wish.the} can wait a bit.',
      'Shh, {wish}! Not now.',
      'One more peek at {wish.the}.',
      '{hero} blows a kiss to {wish.the}.',
    ],
    paid: [
      'And {wish.the}? All is well.',
      'Pat, pat. That is for {wish.the}.',
      '"Your turn!" {hero} shares {wish.the}.',
      'Everybody looks at {wish.the}. Ooh!',
      'Last of all {hero} kisses {wish.the}.',
      'Hello again, {wish}! Here we are.',
    ],
  },
  early: {
    planted: [
      '{hero} had {wish.a}, and said good morning to {wish.them} every day.',
      '"What is the best thing you know?" asked {other}. {hero} did not even have to think. "{Wish.a}," {hero.they} said.',
      '{hero} had drawn {wish.a}. The drawing had come out a bit too round, but you could tell.',
      'There {wish:was|were} {wish.a}, too. {hero} looked twice, because once was not enough.',
      'There {wish:was|were} also {wish.a}. "Don\'t go away," {hero} told {wish.them}. "I\'ll be back."',
      '{hero} had {wish.a}, and gave {wish.them} a pat for luck. It was a small pat, but {hero.they} meant it.',
    ],
    used: [
      '{hero} thought about {wish.the}. That was easier than thinking about the rest.',
      '"What would you do?" {hero} asked {wish.the}. {Wish.the} did not say.',
      'For a bit {hero} forgot all about {wish.the}. Then {hero.they} remembered, and then {hero.they} forgot again.',
      '"Not now," {hero} said to {wish.the}. {Hero.they} said it kindly.',
      '{hero} went over to look at {wish.the}. Nothing about {wish.them} had changed. That was good.',
      '"Can I tell {wish.the}?" asked {hero}. "You can tell {wish.the} anything," said {other}.',
    ],
    paid: [
      'And {wish.the}? {hero} had not forgotten. {Hero.they} gave {wish.them} one more pat.',
      '"You can have a turn with {wish.the} now," {hero} told {other}. "A long one."',
      'Everybody wanted to see {wish.the}, so {hero} let them look, one at a time.',
      '{hero} told {wish.the} all about it. Somebody had to.',
      '"Good night, {wish}," said {hero}, just to be early.',
      '{hero} looked around for {wish.the}. Yes. Right where {wish.they} belonged.',
    ],
  },
  middle: {
    planted: [
      'Some people start the day with breakfast. {hero} started it with {wish.a}, and breakfast had to wait.',
      'If anyone had asked {hero} what to save from a flood, {hero.they} would have said {wish.a}, and only then {hero.their} socks.',
      '"You\'re looking at it again," said {other}. ¶ {hero} was. {Wish.a} could do that to you.',
      'There was one thing that {hero} never walked past without looking, and that was {wish.a}.',
      '{hero} had once tried to count the good things {hero.they} knew. {Wish.a} came third, right after summer and toast.',
      'There {wish:was|were} {wish.a} to be looked after. {hero} checked, and then checked again, the way you touch a wall to see if the paint is dry.',
    ],
    used: [
      '{hero} thought of {wish.the}, and wished that everything were as simple as that.',
      'On any other day {hero} would have been busy with {wish.the} by now. This was not any other day.',
      '{hero} explained the whole thing to {wish.the} in a whisper. It helped to say it to something that could not answer back.',
      '"Is it about {wish.the}?" asked {other}. {hero} shook {hero.their} head. It was about something that you could not point at.',
      'Even {wish.the} looked a bit different now, though {wish.they} had not moved an inch.',
      '{hero} promised {wish.the} a proper look later. Some promises are easy to make.',
    ],
    paid: [
      '"Here," said {hero}, and let {other} have {wish.the} for as long as {other.they} liked. It was the first time, and it felt only a little odd.',
      'Then {hero} remembered {wish.the}, and went to see. {Wish.they} had been waiting without any fuss.',
      'When it was all told, {hero} told it once more, to {wish.the}, and left out nothing but the boring parts.',
      '{hero} looked at {wish.the}. Same as ever. It was {hero} who had changed a bit around the edges.',
      'There was still {wish.the} to see to, and this time {hero} did it whistling.',
      '"I thought you had forgotten {wish.the}," said {other}. "Never," said {hero}. "I was only busy."',
    ],
  },
  preteen: {
    planted: [
      "{hero} had once tried to explain about {wish.a} to somebody who didn't care about such things. {Hero.they} had used both hands, and had given up in the middle.",
      'Everybody has one thing that they would know in the dark, just by the feel of it. For {hero} that was {wish.a}.',
      '"You talk about it in your sleep, you know," said {other}. ¶ "About what?" ¶ "{Wish.a}," said {other}. "For ages."',
      "Some people collect stamps. {hero} had {wish.a}, and didn't see what there was left to collect.",
      "Whenever {hero} didn't know what to do with {hero.their} hands or {hero.their} thoughts, {hero.they} went to see about {wish.a}. That was quite often.",
      '{hero} had a list of the things that {hero.they} would not have traded for money. First came the people, and right after them came {wish.a}.',
    ],
    used: [
      '{hero} caught {hero.themself} thinking about {wish.the}. At least that had never asked {hero.them} to decide anything.',
      "Usually {wish.the} would have been enough to cheer {hero.them} up. {hero} gave it an honest try, and it wasn't that kind of day.",
      '"You haven\'t mentioned {wish.the} for at least an hour," said {other}. "Are you ill?" {hero} said that {hero.they} {hero:was|were} thinking. "That would explain it," said {other}.',
      '{hero} looked at {wish.the} for some time, as though the answer might be written underneath in small letters.',
      '{hero} would have given a lot, just then, for one sensible remark from {wish.the}.',
      "For once {wish.the} could wait, and {hero} was surprised that the world didn't end.",
    ],
    paid: [
      '"Do you want to?" said {hero}, and let {other} have {wish.the} without a single instruction. They both knew what that meant, and neither of them was going to say it.',
      'It was quite late when {hero} remembered {wish.the} and went to look. Everything was just as it had been that morning, and that seemed a very long time ago.',
      '{hero} had thought that {wish.the} would look smaller after all that. It was good to see that some things just stay the size they are.',
      "{hero} didn't say much about what had happened. But {hero.they} saw to {wish.the} with special care that day, and {other} could read that like a page.",
      'Then there was still {wish.the}. {hero} did what had to be done about that, slowly and properly, and noticed that {hero.their} hands were quite steady again.',
      '"Next time," said {hero}, "{other} gets first turn with {wish.the}." Nobody had asked for it, so it counted.',
    ],
  },
}
