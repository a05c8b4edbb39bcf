import type { PresenceByAge } from './presence-lines.ts'

/** For a child of two or younger (`{other}`): carried, clapping, without a sentence of its own. */
export const littleLines: PresenceByAge = {
  toddlers: {
    first: [
      'Who is that? {other}! So small.',
      '"Ba!" says {other}. Ba, ba!',
      '{other} has a rattle. Shake, shake!',
      'Peekaboo! There is {other}.',
      '{other} has {other.their} toes. Nibble, nibble!',
      '{hero} tickles {other}. Hee, hee!',
    ],
    middle: [
      '{other} pats {hero}. Pat, pat.',
      '"Ba?" says {other}. Ba, {other}!',
      '{other} has a thumb. Mmm.',
      '{other} holds one finger. So tight!',
      '{other} kicks. Kick, kick, kick!',
      '{hero} blows on {other}. Hee, hee!',
    ],
    dark: [
      '{other} is quiet, too.',
      'Small {other} holds on.',
      '{other} gives {hero} a wet kiss.',
      '{hero} holds {other}. So warm.',
    ],
    elsewhere: [
      '{other} bangs a spoon, far away.',
      '{hero} hears {other}. Ba, ba!',
      '{other} naps. Shh.',
      'Is {other} up? Not yet.',
    ],
    last: [
      '"Ba!" says {other}. Ba, ba, ba!',
      '{other} gets a kiss. Smack!',
      'Small {other} yawns. Oh, so big!',
      '{other} claps. Missed! Clap!',
      'Where are the toes, {other}? There!',
      '{hero} hugs {other}. Soft, soft!',
    ],
  },
  early: {
    first: [
      "{other} came, too, on somebody's arm, and waved at everything.",
      '{other} wore one shoe. {Other.they} {other:was|were} eating the other one.',
      '{other} pointed at a fly. Nobody else had seen it.',
      '"Da!" said {other}. {Other.they} said it to everyone, and to the door.',
      '{other} had eaten a banana, and some of it had gone in.',
      '{hero} put a hand over {other.their} eyes. "Where is {other}?" {other} thought it was the best joke in the world.',
      '{other} sat down, just like that. It was {other.their} best trick.',
    ],
    middle: [
      '{other} put a sock on {other.their} head, and it stayed there.',
      '"Da," said {other}. It sounded like a yes.',
      "{other} took hold of {hero}'s finger and would not give it back.",
      '{other} clapped. There was nothing to clap for, but it helped.',
      '{other} looked at {hero} with {other.their} whole face.',
      '{other} dropped a spoon. {hero} picked it up. {other} dropped it again, to see if it always worked.',
      '{other} blew a bubble, and looked around to see who had done it.',
    ],
    dark: [
      "{other} put {other.their} head on {hero}'s shoulder. It was a heavy small head.",
      'Even {other} was quiet. {Other.they} had two fingers in {other.their} mouth.',
      '{other} looked at {hero}, and for once {other.they} did not point.',
      '{other} gave {hero} a wet crust. It was the best thing {other.they} had.',
    ],
    elsewhere: [
      'Not far away {other} was singing. The song had no words yet.',
      'Somebody banged a spoon, a long way off. That was {other}.',
    ],
    last: [
      '{other} clapped with both hands, and sometimes they met.',
      '{other} fell asleep in the middle of everything, with one hand open.',
      '"Da!" said {other}, and now they all knew what {other.they} meant.',
      '{other} kissed everyone in turn. They were wet kisses, but they were meant.',
      '{other} went from lap to lap, and got a bit heavier each time.',
      "{other} held on to one of {hero}'s ears, so as not to lose {hero.them}.",
      'Somebody said {other} ought to be in bed. {other} said "Da," and that was that.',
    ],
  },
  middle: {
    first: [
      '{other} had been brought along, because nobody could explain to {other.them} why not.',
      "{other} rode on somebody's arm and waved to the left and to the right, as kings do.",
      '{other} knew nine words, and used one of them. It was "more."',
      '{other} took off one shoe, studied it, and handed it to {hero}.',
    ],
    middle: [
      '{other} had found a crumb, and nothing else in the world mattered.',
      "{hero} told {other} the whole thing. {other} pulled {hero}'s nose. It cleared the head.",
      '{other} looked from one face to the next, as if it were a very good book.',
      '{other} fell over, thought about crying, looked at {hero}, and decided against it.',
      '"More," said {other}. It was not clear of what.',
    ],
    dark: [
      "{other} took hold of {hero}'s thumb with {other.their} whole hand. It was surprising how strong that was.",
      "{other} laid {other.their} head down on {hero}'s shoulder. {Other.they} knew nothing about it, and that was a rest.",
      'Even {other} had stopped banging the spoon.',
      '{other} offered {hero} a crust. It was wet, and it was all {other.they} had.',
    ],
    elsewhere: [
      'Somewhere close by {other} was singing. It had no words yet, and no worries, either.',
      'From somewhere came the voice of {other}, who was saying one word over and over, and was very content with it.',
    ],
    last: [
      '{other} clapped so hard that {other.they} sat down.',
      '{other} had fallen asleep with {other.their} mouth open and one sock gone. Nobody ever found the sock.',
      '{other} was passed from arm to arm, and nobody was in a hurry to pass {other.them} on.',
      '"More," said {other}, and for once everybody agreed with {other.them}.',
      '{other} gave {hero} a kiss. It landed on the ear, but it was meant.',
    ],
  },
  preteen: {
    first: [
      '{other} had been brought along, since nobody had managed to explain to {other.them} the word "later."',
      "{other} looked the whole company over from somebody's shoulder, and seemed to think that they would do.",
      '{other} had just learned to wave, and waved at everyone they met, and at the furniture.',
      '{other} had nine words at the time, and mostly used the one that meant "up."',
    ],
    middle: [
      "{hero} told {other} the whole thing. {other} listened, and then took hold of {hero}'s nose. It was hard to argue with.",
      '{other} had found {other.their} own feet again, and was as pleased as the first time.',
      '{other} was looking at a button, and had been for ten minutes. {hero} would have liked to be able to look at anything like that.',
      '{other} stared at {hero} for a long time without blinking, the way you look out at the weather.',
      '{other} fell over, thought about whether it was worth crying, and let it go.',
    ],
    dark: [
      "{other} closed {other.their} whole hand around {hero}'s thumb. {Other.they} didn't know that anything was wrong, and it was good that somebody didn't.",
      "{hero} rested {hero.their} chin on {other}'s head, which was warm, and smelled of soap.",
      '{other} held out a wet crust. It was the only thing {other.they} owned, and {hero} took a bite of it.',
      'Even {other} was quiet, with two fingers in {other.their} mouth, looking from one face to the next.',
    ],
    elsewhere: [
      'Not far off {other} was singing, on one note and without any words. {hero} would have liked to trade.',
      'Somewhere nearby somebody was banging a spoon, over and over. That was {other}, and for {other} it was a perfectly good day.',
    ],
    last: [
      '{other} clapped, missed, and clapped again.',
      '{other} had gone to sleep in the middle of it all, with {other.their} arms flung out, as if {other.they} had fallen out of the sky.',
      '{other} was handed from arm to arm, and nobody was in a hurry to hand {other.them} on.',
      '{other} had the last word. It was "up," and everybody knew what to do.',
      '{other} gave {hero} a kiss, mostly on the ear. It took a while to dry.',
    ],
  },
}
