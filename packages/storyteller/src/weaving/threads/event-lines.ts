import type { ThreadsByAge } from './thread-lines.ts'

/** Something that is going to happen, or that comes every year. */
export const eventLines: ThreadsByAge = {
  toddlers: {
    planted: [
      'Guess what? {Wish.a}! Hooray!',
      'Soon, soon, soon! {Wish.a}!',
      '{hero} can not wait for {wish.a}!',
      'Clap, clap! {hero} sings of {wish.a}.',
      'What comes next? {Wish.a}!',
      '"{Wish.a}!" says {hero}. Hop, hop!',
    ],
    used: [
      'Is it time for {wish.the}? Not yet.',
      '{hero} waits for {wish.the}. Tick, tock.',
      '{Wish.the} can wait a bit.',
      '"Soon," says {hero}. "Soon, {wish}!"',
      'First this. Then {wish.the}.',
      '{hero} thinks of {wish.the}. One big breath.',
    ],
    paid: [
      'Now it can come. Hello, {wish}!',
      'One more sleep. Then {wish.the}!',
      'And {wish.the}? Soon, so soon!',
      '{hero} can wait now. Hm, {wish}!',
      '{hero} will tell it all at {wish.the}.',
      '{hero} dreams of {wish.the}. Mmm.',
    ],
  },
  early: {
    planted: [
      '{hero} was counting the days until {wish.a}. {Hero.they} ran out of fingers and went on with toes.',
      '"Is it time for {wish.a} yet?" asked {hero}. "Not yet," said {other}. "How about now?"',
      'Everybody talked about {wish.a}. {hero} talked the most.',
      'There was {wish.a} to look forward to. {hero} looked forward so hard that {hero.they} fell over a shoe.',
      '{hero} had made a list for {wish.a}. It had one word on it, and that was Yes.',
      'When {hero} woke up, {hero.they} thought of {wish.a}. It was the very first thing in {hero.their} head.',
    ],
    used: [
      '{hero} had not thought of {wish.the} for a whole hour. That had never happened before.',
      '"Will {wish.the} still come?" asked {hero}. "It will come," said {other}. "It always finds the way."',
      '{Wish.the} could wait. This could not.',
      'Even {wish.the} felt far away now, like a hill on the other side of the water.',
      '{hero} tried to think of {wish.the}. But the other thought was bigger, and it sat in front.',
      'First things first. {Wish.the} came second.',
    ],
    paid: [
      'And {wish.the}? That was still to come. {hero} kept a place free for {other}.',
      'When it was time for {wish.the}, {hero} kept a place for {other}.',
      '"Now I can look forward again," said {hero}. And {hero.they} did, all the way to {wish.the}.',
      'At {wish.the} they told it to everybody, and {other} did the voices.',
      'There was still {wish.the} to come. {hero} had nearly forgotten. It was like finding a coin in an old coat.',
      '"Will it be the best one ever?" asked {other}. That was about {wish.the}. {hero} thought about it. "The best one yet," {hero.they} said.',
    ],
  },
  middle: {
    planted: [
      "In {hero}'s head the year had two halves, the one before {wish.a} and the one after. They were now very near the middle.",
      'Everyone had something to do for {wish.a}. {hero} had given {hero.themself} the job of reminding the others.',
      '"If you say {wish.a} one more time," said {other}, "I shall put a bucket over my head." {hero} said it one more time, to see.',
      'It was nearly time for {wish.a}, and {hero} had been ready since about the middle of last month.',
      '{hero} had thought of everything for {wish.a}: what to wear, what to bring, and what to do if it rained frogs.',
      'You could tell that {wish.a} was close, because {hero} had started walking faster, even to brush {hero.their} teeth.',
    ],
    used: [
      '{hero} noticed that {hero.they} had stopped counting the hours until {wish.the}. {Hero.they} could not have said when.',
      'It would be no use going to {wish.the} with a thing like that in your chest.',
      '"Think about {wish.the}," said {other}. {hero} tried. It was like trying to read with the lamp off.',
      'And all the time {wish.the} came closer, one hour after the other, and did not care at all.',
      '{Wish.the} had been the biggest thing in the world that morning. Now there was something standing in front of it.',
      'If this took long, {hero} would be late for {wish.the}. {Hero.they} thought about that, and stayed where {hero.they} {hero:was|were}.',
    ],
    paid: [
      'They were nearly late for {wish.the}. Nobody minded, and somebody had kept two places.',
      '{Wish.the} came, as {wish.they} always did, and {hero} enjoyed every minute, only not in the order {hero.they} had planned.',
      'Years later {hero} had forgotten most of {wish.the}, but not who had stood beside {hero.them}.',
      '"Ready for {wish.the}?" asked {other}. {hero} was. {Hero.they} had been ready for weeks, but this was a different kind of ready.',
      'At {wish.the} there was room for one more than usual. {hero} had seen to that.',
      'Afterward everybody said that {wish.the} had gone by too fast. {hero} said so, too, and loudest.',
    ],
  },
  preteen: {
    planted: [
      'Officially {hero} was too old to be excited about {wish.a}. Unofficially {hero.they} had been awake since five.',
      'There was a square on the calendar for {wish.a}, and {hero} had drawn around it so often that the paper had begun to give way.',
      '"It is only {wish.a}," said {other}. ¶ "Exactly," said {hero}, who did not see what the word "only" was doing in that sentence.',
      'For weeks everything had been measured by its distance from {wish.a}. {hero} no longer said Thursday, {hero.they} said how many days were left.',
      'Preparations for {wish.a} had reached the stage at which people shout from room to room and nobody can find the scissors.',
      '{hero} had imagined {wish.a} so thoroughly, with all the details, that the real one would have to make an effort.',
    ],
    used: [
      'Somewhere behind all this {wish.the} was still going to happen. {hero} thought of it the way you think of a town that you have read about.',
      '"You\'ll miss {wish.the}, if you are not careful," said {other}. {hero} had already thought of that, and had found to {hero.their} surprise that it did not decide the matter.',
      'It would have been so convenient to let {wish.the} fill {hero.their} head again. {hero} tried the door of that thought, and it was locked.',
      'That morning {wish.the} had seemed to be the point of everything. It had not become less splendid since then. It had only moved aside a little, to let something else be seen.',
      '{hero} made a quick calculation. If {hero.they} went now, there would still be time for {wish.the}. If {hero.they} stayed, there might not. {Hero.they} did not much like the answer, but {hero.they} liked the question even less.',
      'People kept mentioning {wish.the}, as if nothing had happened. For them, of course, nothing had.',
    ],
    paid: [
      'They came to {wish.the} late, out of breath and not very clean, and {hero} would not have traded places with anyone who had been on time.',
      '{Wish.the} was not at all as {hero} had imagined. It was noisier and more crowded, and somebody spilled something, and it was better.',
      'When people talked about {wish.the} afterward, they talked about the music and the weather. {hero} and {other} looked at each other over their heads, and said nothing, and that was the best part.',
      '"I had thought that this would be the important thing," said {hero}, at {wish.the}. ¶ "And isn\'t it?" asked {other}. ¶ {hero} looked around. "It is one of them," {hero.they} said.',
      'So {wish.the} took place after all, and {hero} stood right in the middle of it with a quiet mind, which is a thing that no one can prepare in advance.',
      {
        say: 'The square on the calendar had come and gone. {hero} took it down after {wish.the}, looked at it for a moment, and kept it.',
        after: 'calendar',
      },
    ],
  },
}
