import type { ThreadsByAge } from './thread-lines.ts'

/** Where all of it happens, when that has a roof: a hospital, a caravan, an airplane. No wind, no stones, no birds. */
export const indoorPlaceLines: ThreadsByAge = {
  toddlers: {
    planted: [
      'Look! We are {wish.at}. Hello, hello!',
      'Who is {wish.at}? {hero} is!',
      'Here is a door. In we go! Now we are {wish.at}.',
      'Hum, hum. It hums {wish.at}.',
      'One light, two lights. So many lights {wish.at}!',
    ],
    used: ['Hum, hum. All is still.', '{hero} hears a door. Click.', 'Is there a window? Yes. Hello, sky!'],
    paid: [
      'Lights out, all but one. Good night, {wish}.',
      'It was good {wish.at}. Thank you, God.',
      'Bye-bye, {wish}! Wave, wave.',
      '{hero} likes it {wish.at}. So much!',
    ],
  },
  early: {
    planted: [
      '{Wish.at} there was one small hum that never stopped. After a bit you only heard it when you tried.',
      '"Are we there?" asked {hero}. But they were there already. They were {wish.at}.',
      '{hero} knew two things {wish.at} that nobody else knew. One was a squeak, and the other was a good place to sit.',
      'The best thing {wish.at} was the window. You could breathe on it, and draw a face.',
      '{Wish.at} there was a door that stuck. {hero} knew just where to push.',
    ],
    used: [
      'A door went click, far off. Then it was as still as before.',
      '{hero} breathed on the window, and drew a face. It did not smile. {hero} had not drawn it that way.',
      'Even the small hum had stopped, as if {wish.the} was listening.',
      'The light over {hero} blinked one time. "I know," said {hero}.',
    ],
    paid: [
      'One lamp stayed on, a small one. {Wish.the} looked kind in that light.',
      '"When I am big, I will remember {wish.the}," said {hero}. "Which part?" asked {other}. "The squeak."',
      'There was still a face on the window. {hero} gave it one more line, and now it smiled.',
      '{hero} patted the wall. It was only a wall. But it had been a good one.',
    ],
  },
  middle: {
    planted: [
      '{Wish.at} the days had a sound of their own: wheels, a cough, a spoon in a cup, and a door that said *puh* when it shut.',
      'People {wish.at} mostly looked at their own shoes. {hero} looked at everything else, because somebody had to.',
      "{hero} had found out which of the lights {wish.at} buzzed and which only pretended to. There wasn't much else to do before breakfast.",
      'By the second day {hero} could have drawn a plan of {wish.the}, with arrows, and a cross for the place with the cookies.',
      'Nobody had told {hero} how much waiting there would be {wish.at}. There was so much of it that you could get good at it.',
    ],
    used: [
      'Somewhere a door shut, *puh*, like a person who has nothing more to say.',
      'The light buzzed. It had been buzzing the whole time, but now there was nothing else to listen to.',
      '{hero} leaned against the glass. Behind it the world went on, quite small, and without a sound.',
      '"It\'s warm in here," said {other}. "Is it?" said {hero}. Inside, it did not feel warm at all.',
    ],
    paid: [
      'They turned down the lights, one after the other, until only the small one was left, and {wish.the} was as cozy as the inside of a pocket.',
      '{hero} looked around {wish.the} once more, at the corner with the cookies and the light that only pretended. It was going to be hard to explain to anybody why {hero.they} liked it.',
      'Somebody passing by smiled at them, for no reason. It happened more often {wish.at} than you would think.',
      'The door said *puh*. This time it sounded like somebody sitting down after a long day.',
    ],
  },
  preteen: {
    planted: [
      'There was no weather {wish.at}. You had to make up your own, and that day {hero} had settled for "fair, with a chance of lunch."',
      'Time went at a different speed {wish.at}. {hero} had checked it against two clocks, and neither of them was willing to give evidence.',
      'It was possible to tell people {wish.at} apart by their footsteps alone, and {hero} had got as far as eleven.',
      '{hero} had counted everything {wish.at} that could be counted, and had reached the stage of counting things that were missing.',
      'The window was the most interesting thing {wish.at}, apart from the people, and the people mostly looked out of the window.',
    ],
    used: [
      'The lamps hummed on one note. It was the sort of note on which somebody ought to have begun to sing, and nobody did.',
      'Far down at the other end somebody laughed, and a door closed on it. It was odd how near it had been.',
      '{hero} put {hero.their} forehead against the glass. It was cool and did not give advice.',
      '"There\'s nowhere to go in here," said {hero}. "No," said {other}. "That\'s why people end up talking."',
    ],
    paid: [
      'Later the lights were turned down, and {wish.the} had the look that rooms get when everybody in them has stopped pretending.',
      '{hero} had never expected to be homesick for {wish.the}. It was early to say so, but the signs were there.',
      '"What will you tell people about it?" asked {other}. {hero} considered {wish.the}, the hum and the window and all those footsteps. "That you had to be there," {hero.they} said.',
      'When {hero} went past the window, {hero.they} saw {hero.themself} in it, and behind that the first lights outside, and for once everything was in the right place.',
    ],
  },
}
