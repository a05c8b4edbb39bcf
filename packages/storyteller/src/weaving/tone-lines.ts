import type { Age } from '../plots/plot.ts'

/** What a joke is about: a book has one of each kind at most. */
export type JokeKind = 'animal' | 'clothes' | 'body' | 'face' | 'talk'

export interface Joke {
  kind: JokeKind
  say: string
}

/** A small laugh beside a bright scene; `{hero}` and `{other}` are two people of the story. */
export const jokeLines: Readonly<Record<Age, readonly Joke[]>> = {
  toddlers: [
    { kind: 'animal', say: 'A bug sits on a nose. Whose nose? Boop!' },
    { kind: 'clothes', say: 'Oh, look! {hero} has two hats on.' },
    { kind: 'body', say: 'Achoo! Who was that? It was {other}!' },
    { kind: 'clothes', say: '{hero} has a sock on one ear. Silly sock!' },
    { kind: 'clothes', say: 'The sweater is on. But where is the head? Pop! Hello, {hero}!' },
    { kind: 'face', say: 'What is on that nose? It is jam! Yum, yum.' },
    { kind: 'body', say: 'A tummy goes grumble. Is it {other}? No, it is {hero}!' },
    { kind: 'body', say: 'Hic! Who was that? Hic! It is {other}!' },
    { kind: 'animal', say: 'Hop, hop! A frog goes by. Bye-bye, frog!' },
  ],
  early: [
    {
      kind: 'clothes',
      say: 'Just then {hero} saw that {hero.they} had one shoe on the wrong foot. So was the other one.',
    },
    { kind: 'face', say: '"Why is there jam on your ear?" asked {other}. "I was saving it," said {hero}.' },
    { kind: 'animal', say: "A fly sat down on {other}'s nose. It looked very much at home there." },
    {
      kind: 'body',
      say: '"I am not hungry," said {hero}. {Hero.their} tummy said something else. It said it out loud.',
    },
    { kind: 'animal', say: 'A hen walked by. She looked at them all, shook her head, and walked on.' },
    { kind: 'animal', say: 'Two ducks came by. "Quack," said one. The other one had nothing to add.' },
    { kind: 'animal', say: 'A snail went by. It had to be somewhere, and it was late.' },
    { kind: 'animal', say: 'A ladybug landed on {other}. It stayed there, as if it had a ticket.' },
    {
      kind: 'clothes',
      say: '"You have one red sock and one green one," said {other}. "I know," said {hero}. "I have a pair just like it at home."',
    },
    {
      kind: 'face',
      say: '"You have a milk mustache," said {other}. "Thank you," said {hero}. "I grew it at breakfast."',
    },
    {
      kind: 'body',
      say: '{other} sneezed. "Bless you," said {hero}. {other} sneezed again. "And bless you for the next one," said {hero}.',
    },
    { kind: 'body', say: '{other} yawned. So {hero} yawned. So {other} yawned again. It took a while.' },
    {
      kind: 'talk',
      say: '"What are you thinking about?" asked {other}. "Pancakes," said {hero}. "A part of me always does."',
    },
    {
      kind: 'talk',
      say: '"Knock, knock," said {hero}. "Who is there?" asked {other}. "I forgot," said {hero}.',
    },
    {
      kind: 'talk',
      say: '"Can you keep a secret?" asked {other}. "Yes," said {hero}. "So can I," said {other}.',
    },
  ],
  middle: [
    {
      kind: 'animal',
      say: 'At this point a goose came by, gave everyone a stern look, and left again. Nobody ever found out what the goose had wanted.',
    },
    {
      kind: 'face',
      say: '"You have a leaf on your head," said {other}. "I know," said {hero}, who hadn\'t known. "I\'m keeping it dry."',
    },
    {
      kind: 'body',
      say: 'It would have been a solemn moment if {other} had not had the hiccups. There were eleven of them, and the last one came when everybody thought it was over.',
    },
    {
      kind: 'clothes',
      say: '{hero} tried to look like somebody who has everything under control. It is hard to do with your sweater on backward.',
    },
    {
      kind: 'body',
      say: '"Did you hear that?" whispered {other}. "That was my stomach," said {hero}. "It has opinions."',
    },
    {
      kind: 'talk',
      say: '{other} tried to wink at {hero}. {Other.they} had only just learned how, and it came out with both eyes.',
    },
    {
      kind: 'face',
      say: '"What\'s that on your chin?" asked {other}. "Breakfast," said {hero}. "Which day?" asked {other}.',
    },
    {
      kind: 'animal',
      say: 'A pigeon had been listening the whole time. Now it shook its head and went to listen to somebody else.',
    },
    {
      kind: 'talk',
      say: '{hero} found half a cookie in {hero.their} pocket. It had been in there since the winter, and it had grown a coat.',
    },
    {
      kind: 'talk',
      say: "{other} began to laugh and couldn't say why. It turned out to be about something that had happened on Thursday.",
    },
    {
      kind: 'clothes',
      say: '"Is my hat on straight?" asked {hero}. "You\'re not wearing one," said {other}. "That explains the draft," said {hero}.',
    },
  ],
  preteen: [
    {
      kind: 'clothes',
      say: '{hero} found out that {hero.their} sweater was on backward, and had been since breakfast, and that {other} had known.',
    },
    {
      kind: 'animal',
      say: 'A goose crossed in front of them, stopped in the middle, looked at each of them in turn, and went on as if it had expected more. "I feel judged," said {other}.',
    },
    {
      kind: 'talk',
      say: '"I have a plan," said {hero}. ¶ "Is it a good one?" asked {other}. ¶ "It\'s a short one," said {hero}.',
    },
    {
      kind: 'body',
      say: "Just then {other} got the hiccups. You can't be serious next to somebody with the hiccups. They both tried for about a minute.",
    },
    {
      kind: 'clothes',
      say: '{hero} wanted to look like a person who has everything under control, and it would have gone better without the price tag on {hero.their} sleeve.',
    },
    {
      kind: 'face',
      say: '"Can I say something?" asked {other}. "There\'s toothpaste on your ear." {hero} wanted to know since when. "Tuesday," said {other}.',
    },
    {
      kind: 'talk',
      say: '{other} suddenly laughed at something that {hero} had said the day before. It sometimes took {other.them} that long.',
    },
    {
      kind: 'animal',
      say: "A dog went by and looked at {hero} with so much pity that {hero} checked whether {hero.their} socks matched. They didn't.",
    },
    {
      kind: 'talk',
      say: '"From one to ten," said {other}, "how bad is it?" ¶ "Purple," said {hero}, and {other} nodded, because that was exactly how bad it was.',
    },
  ],
}

/** Where nothing is dark, nobody is to be reassured: a slow breath. */
export const slowLines: Readonly<Record<Age, readonly string[]>> = {
  toddlers: ['Soft and slow. All is well.', '{other} is near. All is well.'],
  early: ['Nobody was in a hurry that day.', '{other} was near, and there was time for everything.'],
  middle: [
    'There was no hurry about any of it. {other} was close by, and the kettle was on.',
    'It was one of those days that have room in them.',
  ],
  preteen: [
    'There was no hurry about any of it, and for once nobody looked at a clock.',
    '{other} was close by. It was the kind of quiet that does not want anything.',
  ],
}

/** A reassuring breath after a dark moment. */
export const calmLines: Readonly<Record<Age, readonly string[]>> = {
  toddlers: [
    'It is all right. {other} is near.',
    'Shh. {other} is here. God is here.',
    'Soft and warm. All is well.',
  ],
  early: [
    'But {other} was near. You could hear {other.them} hum. So it was not so bad.',
    'It was only a small trouble. Small troubles get mended.',
    'The lamp was on, and {other} was only a few steps away.',
  ],
  middle: [
    'Still, it was not the end of the world. {other} was close by, the kettle was on, and nobody was cross with anybody.',
    '{hero} took one slow breath, and then another. {other} was there. Whatever it was, it could be talked about.',
    'It helped that {other} was near. Some troubles are only half as big with someone else in the room.',
  ],
  preteen: [
    'It was an ordinary-sized trouble, {hero} told {hero.themself}, the kind that other people have had before and have gotten to the end of. And {other} was close enough to call.',
    '{hero} breathed out slowly. Nothing terrible was going to happen. {other} would still be {other} tomorrow, and there would be breakfast.',
    'Somewhere nearby {other} was humming. It is hard to be properly scared when you can hear somebody hum.',
  ],
}

/** The last lines of a story that is told in bed. */
export const bedtimeLines: Readonly<Record<Age, readonly string[]>> = {
  toddlers: [
    'Up comes the moon. Down goes {hero}. Good night, {other}. Good night, day. Shh.',
    'Blanket up. Lamp down low. God is near. Good night, {hero}.',
  ],
  early: [
    'Then it was time for bed. {hero} lay very still and told God about the day, the good bits first. {Hero.they} did not get to the end. {Hero.their} eyes got there before {hero.them}.',
    'The lamp was turned down low. Out in the dark a bird said one more thing, and then it was quiet, too. "Good night," said {hero}, and was asleep before anyone could say it back.',
  ],
  middle: [
    'Later {hero} lay in bed and let the day go by once more, slowly, the way you turn the pages of a book that you have already read. "Thank you," {hero.they} told God, and meant most of it. The lamp in the hall stayed on. Somewhere a door closed softly, and that was the last thing {hero.they} heard.',
    'That night the house settled down around {hero} with all its small noises, the pipes and the stairs and {other} saying good night to somebody. {Hero.they} meant to stay awake and think about everything. {Hero.they} got as far as the first thing.',
  ],
  preteen: [
    'By the time {hero} was in bed the house had gone quiet, one room after another. {Hero.they} lay on {hero.their} back and told God about it, without any particular order and without trying to make it sound better than it had been. It took a while. When {hero.they} had finished, the light under the door was still there, and the day seemed to have been put away where it belonged.',
    'It was late when {hero} turned off the lamp. The dark was the ordinary kind, with the window in its usual place. {Hero.they} had thought that there would be a great deal to think about, but it had all been said, and so {hero.they} listened to the house instead, until {hero.they} could no longer tell which of the sounds was {hero.their} own breathing.',
  ],
}
