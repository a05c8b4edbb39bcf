import type { ThreadsByAge } from './thread-lines.ts'

/** Where the family likes to be, or where all of it happens. */
export const placeLines: ThreadsByAge = {
  toddlers: {
    planted: [
      'It is good {wish.at}. Sniff, sniff.',
      'Who likes it {wish.at}? {hero} does!',
      'Hello, {wish}! Hello, {hero}!',
      'Where is the best place? {Wish.at}!',
      '{hero} likes it {wish.at}. So much!',
      'What a good day {wish.at}!',
      '"It is nice {wish.at}," says {hero}.',
    ],
    used: [
      'Hush. It is so still here.',
      '{hero} looks left. {hero} looks right.',
      'Listen to {wish.the}. What do you hear?',
      'A soft wind goes by. Whoosh.',
      '{hero} knows the way here.',
      'Step, step, step. On we go.',
    ],
    paid: [
      'It is so nice {wish.at}. Hm!',
      'It is a good place, {wish.the}.',
      'Look at you, {wish}! So nice.',
      'Thank you, God, for {wish.the}.',
      'It is good to live {wish.at}.',
      '{hero} likes {wish.the} best of all.',
    ],
  },
  early: {
    planted: [
      '{Wish.at} there was always something to find. That day it was a feather, and {hero} put it behind one ear.',
      'All of this happened {wish.at}, and nowhere else.',
      '"The best place in the world is {wish.at}," said {hero}. {Hero.they} had tried some others, and come back.',
      '{Wish.at} {hero} knew every stone by its name. Most of them were called Stone.',
      '{hero} knew all the sounds {wish.at}. There was one that went tick, and one that went hush.',
      '{Wish.at} everybody knew {hero}, and {hero} knew everybody, and most of the cats.',
    ],
    used: [
      '{hero} looked around. {Wish.the} had gone very quiet, as if to listen.',
      'A leaf came down, turned over twice, and lay still. {hero} watched it. Then {hero.they} took a breath.',
      '"It looks just the same as always," said {hero}. But it did not feel the same.',
      'Somewhere behind them a bird said one thing, and another bird said no.',
      'Not even {wish.the} could cheer {hero.them} up. {Wish.they} did try.',
      '{hero} walked once around and back again. It is good to walk when you think.',
    ],
    paid: [
      '{hero} looked at {wish.the} for a while. It was still the best place there was.',
      'That day {wish.the} smelled of grass, and a bit of soup.',
      '"I like it here," said {other}. "I know," said {hero}. "Me, too."',
      'All over {wish.the} the light turned yellow, and then pink.',
      {
        say: "The feather had stayed behind {hero}'s ear the whole time. Nobody had told {hero.them}.",
        after: 'feather',
      },
      '"Can we come back tomorrow?" asked {hero}. {Wish.the} would be there. {Wish.they} always {wish:was|were}.',
    ],
  },
  middle: {
    planted: [
      "There is a time of day {wish.at} when nothing happens, and it was {hero}'s favorite, because you could hear yourself think.",
      '{hero} could have found the way blindfolded. {Hero.they} knew every bump and every smell {wish.at}, and which corner the wind came around.',
      'Not much ever went on {wish.at}. That was what people said who had not looked properly.',
      '"Listen," said {hero}. They stood still. {Wish.at} it was never really silent, there was only a great deal of small noise.',
      "It all began {wish.at}, where most of {hero}'s best days began.",
      'Ask {hero} what there was to see {wish.at}, and you would hear about one friendly cat, two puddles, and where to find the good sticks.',
    ],
    used: [
      'The air had grown still. Even {wish.the} seemed to be holding its breath, or perhaps it was only {hero}.',
      '{hero} walked up and down until {hero.their} feet knew more about it than {hero.their} head did.',
      'A cloud went over, and for a moment everything was one shade darker. Then it was gone. {hero} wished that all clouds would hurry like that.',
      'Far off a door slammed, and somebody laughed. It seemed to come from another day.',
      '"It will look better in the morning," said {other}. "Does {wish.the} ever look bad?" said {hero}. "I didn\'t mean {wish.the}," said {other}.',
      '{hero} picked up a stone, for something to hold. It was cool, and it did not weigh much, and it had no opinion.',
    ],
    paid: [
      'The light lay long and yellow over {wish.the}, and everyone had a shadow like a giraffe.',
      '{hero} looked around once more. It was only {wish.the}, the same as yesterday. {Hero.they} could not have said why it looked washed.',
      'By then there was hardly a sound from {wish.the}, just the small ones, and {hero} knew all of those.',
      '"I\'d like to keep this," said {hero}. {Hero.they} meant the evening, and the people, and {wish.the}, all of it the way it was.',
      'Nobody wanted to be the first to leave. So they stayed, and let {wish.the} get dark around them.',
      {
        say: "The stone was still in {hero}'s pocket. {Hero.they} put it back where it had come from, because {wish.the} might need it.",
        after: 'picked up a stone',
      },
    ],
  },
  preteen: {
    planted: [
      "People always asked what there was to do {wish.at}. {hero} never knew what to say, because you didn't have to do anything there.",
      'They were nearly always {wish.at} in those days, and came home with the mud of it on their shoes.',
      'There was a lot to see {wish.at}, if you knew where to look, and {hero} did.',
      'It was a perfectly normal day {wish.at}, at least to begin with.',
      '"Nothing ever happens here," said {other}. People said that all the time {wish.at}, usually just before something did.',
      '{hero} knew all the best spots {wish.at}, and the two worst ones.',
    ],
    used: [
      'All around them {wish.the} went on as usual. It was good that something did.',
      '{hero} took the long way around, to have more time, and came to exactly the same thought from the other side.',
      'The wind came through and turned everything over, as if it had lost a letter, and went off again without it.',
      'There was a spot where {hero} had always been able to think. {Hero.they} tried it for a while. It seemed to be out of order.',
      '"Look at that," said {other}, meaning the sky. {hero} looked. It was certainly large, and it didn\'t want anything.',
      'Nothing about {wish.the} had changed since the morning, and {hero} was almost angry with it.',
    ],
    paid: [
      'Later they all talked about what a fine evening it had been, {wish.the} and the light and everything. {hero} only remembered that nobody had been in a hurry.',
      '{hero} had seen {wish.the} a thousand times without thinking that you could miss it. Now {hero.they} looked at it corner by corner, like somebody learning a poem.',
      'The shadows of {wish.the} grew until they met in the middle. "That\'s it for today," said {other}, as if somebody had made the day, and made it well.',
      'It was very quiet, and the light was so long and yellow that even {wish.the} looked like something out of a painting.',
      '"You could live anywhere, when you\'re grown up," said {other}. {hero} thought about it. "I could," {hero.they} said, looking at {wish.the}, "but I\'d know where I was from."',
      {
        say: 'The spot for thinking was working again. {hero} tried it out for a minute, found nothing urgent, and left it free for the next person.',
        after: 'There was a spot',
      },
    ],
  },
}
