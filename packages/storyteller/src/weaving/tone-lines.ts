import type { Age } from '../plots/plot.ts'

/** A small laugh that fits beside any scene; `{hero}` and `{other}` are two people of the story. */
export const jokeLines: Readonly<Record<Age, readonly string[]>> = {
  toddlers: [
    'A bug sits on a nose. Whose nose? Boop!',
    'Oh, look! {hero} has two hats on.',
    'Achoo! Who was that? It was {other}!',
    '{hero} has a sock on one ear. Silly sock!',
  ],
  early: [
    'Just then {hero} saw that {hero.they} had one shoe on the wrong foot. So was the other one.',
    '"Why is there jam on your ear?" asked {other}. "I was saving it," said {hero}.',
    "A fly sat down on {other}'s nose. It looked very much at home there.",
    '"I am not hungry," said {hero}. {Hero.their} tummy said something else. It said it out loud.',
    'A hen walked by. She looked at them all, shook her head, and walked on.',
  ],
  middle: [
    'At this point a goose came by, gave everyone a stern look, and left again. Nobody ever found out what the goose had wanted.',
    '"You have a leaf on your head," said {other}. "I know," said {hero}, who hadn\'t known. "I\'m keeping it dry."',
    'It would have been a solemn moment if {other} had not had the hiccups. There were eleven of them, and the last one came when everybody thought it was over.',
    '{hero} tried to look like somebody who has everything under control. It is hard to do with your sweater on backward.',
    '"Did you hear that?" whispered {other}. "That was my stomach," said {hero}. "It has opinions."',
  ],
  preteen: [
    'It has to be admitted that {hero} had put {hero.their} sweater on backward that morning, and that this took away from the dignity of the occasion.',
    'A goose crossed in front of them, stopped in the middle, considered each of them in turn, and continued with an expression of disappointment. "I feel judged," said {other}.',
    '"I have a plan," announced {hero}. ¶ "Is it a good one?" asked {other}. ¶ "It\'s a short one," said {hero}, which, as {other} pointed out, was not the same thing.',
    '{other} chose that moment to get the hiccups. There is no way of being serious near a person with hiccups, although for about a minute everybody did their best.',
    'It might have been an impressive speech if {hero} had not been standing in a bucket at the time. Nobody mentioned the bucket. It was generally felt that {hero} knew.',
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
    'It was a trouble of an ordinary size, {hero} told {hero.themself}, the kind that people have had before and have got to the end of. And {other} was within calling distance, which made a difference.',
    '{hero} breathed out slowly. Nothing terrible was going to happen. {other} would still be {other} tomorrow, and there would be breakfast.',
    'Somewhere nearby {other} was humming. It is hard to be properly frightened within earshot of somebody who hums.',
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
