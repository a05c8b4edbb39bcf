import type { ThreadsByAge } from './thread-lines.ts'

/** Weather, a season or a time of the day. */
export const weatherLines: ThreadsByAge = {
  toddlers: {
    planted: [
      'Look out! What is it? {Wish.a}!',
      'Hello, hello, {wish.a}!',
      '{hero} peeks out. {Wish.a}! Oh!',
      'Here it is! {Wish.a}!',
      'Sniff, sniff. It smells of {wish.a}.',
      '"{Wish.a}!" {hero} claps. Clap, clap.',
    ],
    used: [
      'Brr! Come close. So close.',
      'What does {wish.the} say? Shh.',
      '{hero} listens to {wish.the}.',
      'Hats on! Here we go.',
      'Stay near. {Wish.the} will not mind.',
      '{hero} looks up, up, up.',
    ],
    paid: [
      'Thank you, God, for {wish.the}.',
      'Come again, {wish}! Shh.',
      'Warm and snug. What a day!',
      '{Wish.the} can stay. We like it.',
      '{hero} waves to {wish.the}.',
      'Soft and still. Hush, {wish}.',
    ],
  },
  early: {
    planted: [
      '{hero} had wished for {wish.a}. And what was there when {hero.they} looked out? {Wish.a}!',
      'Nobody had asked for {wish.a}, but here it was. {hero} said hello to it through the window.',
      '"It smells of {wish.a}," said {hero}. {Hero.their} nose was red at the tip.',
      '{hero} liked {wish.a} better than any other weather, and {hero.they} had tried them all.',
      '"What is {wish.a} good for?" asked {other}. {hero} did not have to think. "For going out in," {hero.they} said.',
      'It was the sort of day that belongs to {wish.a}. {hero} pulled on one sock, looked out, and pulled on the other.',
    ],
    used: [
      '{hero} put a hand against the window. Outside, {wish.the} went on without {hero.them}.',
      '"{Wish.the} will not wait," said {other}. "It can wait a bit," said {hero}.',
      'It was a good day for staying close together.',
      '{hero} pulled {hero.their} sleeves down over {hero.their} hands. It was that kind of moment.',
      'For a while nobody talked, and all you could hear was {wish.the}.',
      'Not even {wish.the} looked pretty just then.',
    ],
    paid: [
      'Outside it was still {wish}. Inside it was warm, and it smelled of wet mittens.',
      '"I still like {wish.the} best," said {hero}. "I know," said {other}. "It is all over your boots."',
      'And {wish.the}? It was there to the very end, and so were they.',
      '{hero} said thank you for {wish.the}. {Hero.they} said it up, in the direction it had come from.',
      'They looked at {wish.the} for a long time. Nobody got cold.',
      'There would be more of {wish.the} tomorrow. {hero} put out both boots, side by side.',
    ],
  },
  middle: {
    planted: [
      '{hero} could tell with {hero.their} eyes shut that there was {wish.a}. There is a sound to it, and a smell, and a feeling in the knees.',
      'Some people complain about {wish.a}. {hero} went out to meet it without a hat.',
      'There was {wish.a} that day, the proper kind, such as they have on calendars.',
      '"You can\'t argue with {wish.a}," said {other}. {hero} had never wanted to.',
      "It all belonged together in {hero}'s mind: {wish.a}, wet boots, and something good about to happen.",
      'Everybody talks about {wish.a}, and nobody can make any. {hero} had tried, once, with a watering can.',
    ],
    used: [
      'For a while {hero} did nothing but listen to {wish.the}. It never seemed to be in doubt about anything.',
      '{hero} drew a face on the window with one finger. It came out with the mouth the wrong way around.',
      'There was enough of {wish.the} for everybody, and nobody was looking at it.',
      '"It will pass," said {other}. "Do you mean {wish.the}?" asked {hero}. {other} said that it was true of most things.',
      'You would have thought that {wish.the} would know better than to be so cheerful about it.',
      '{hero} turned up {hero.their} collar. It was not because of {wish.the}.',
    ],
    paid: [
      'When they looked out again, there was still {wish.the}, as if it had been waiting for them to finish.',
      '{hero} would always remember it together with {wish.the}, the two things side by side, like a pair of mittens on a string.',
      { say: 'The face on the window had run a bit. Now it was grinning.', after: 'a face on the window' },
      '"Hats," said {other}. So they put on hats and went out into {wish.the}, because it would have been a pity not to.',
      'It was warm where they were sitting. {Wish.the} could do as it liked.',
      'By then {wish.the} had grown quiet, too, the way a guest does who knows when to stop talking.',
    ],
  },
  preteen: {
    planted: [
      'There was {wish.a} that day, and {hero} had opinions about it, as about everything that gets dropped on you from above.',
      '{hero} had a theory that {wish.a} made people more honest. It is hard to show off with a wet nose.',
      '"I suppose that\'s what they call {wish.a}," said {other}, looking out. ¶ "I call it perfect," said {hero}, who was already tying a shoe.',
      'In the books that {hero} liked best, everything important happened in {wish.a}. In real life it usually happened in arithmetic.',
      'It began with {wish.a}, which nobody had promised anyone, and so it felt like a present.',
      'Outside there was {wish.a}. It had taken over the whole street without asking, and {hero} thought that the street had never looked better.',
    ],
    used: [
      "{hero} leaned {hero.their} forehead against the glass. Out there {wish.the} was getting on with things, and didn't need anybody to be brave.",
      "It didn't seem right that there should be {wish.the}, just the same as that morning, when everything else had moved.",
      '"At least we have {wish.the}," said {other}, after a while. It didn\'t help much. {hero} was grateful all the same.',
      'There is nothing like {wish.the} for reminding you how small you are. Now and then that is a comfort.',
      '{hero} noticed that {hero.they} had been looking at {wish.the} for several minutes without seeing it.',
      "If thoughts had weather, {hero}'s would have been a lot worse than {wish.the}.",
    ],
    paid: [
      'They went out again, after all that, into {wish.the}, and nobody said that it was late.',
      'Whenever {hero} thought of it afterward, {wish.the} came back first, and then the voices, one by one.',
      '"It\'s been a good one," said {other}. You couldn\'t tell if {other.they} meant the day or {wish.the}. {hero} agreed with both.',
      '{hero} looked at {wish.the} until {hero.their} ears were cold. Nobody had made it specially for {hero.them}, and it felt as if somebody had.',
      'There was nothing left to do, and {wish.the} did it with them.',
      'They sat behind the lighted window a while longer, with {wish.the} on the outside where it belonged, because nobody could think of a reason to stop.',
    ],
  },
}
