import type { Age } from '../plots/plot.ts'

/** The last lines of a story that is to end otherwise; they fit behind any good ending. */
export const endingLines: Readonly<Record<Age, readonly string[]>> = {
  toddlers: [
    'And {hero} laughs. And everyone laughs. Ha ha!',
    '{hero} gives a big hug. Then one more.',
    'God is glad. {hero} is glad. What a good day!',
  ],
  early: [
    'And when {hero} looked back that evening, it seemed to {hero.them} that the whole day had been smiling a little.',
    '"Thank you, God," said {hero}. Then {hero.they} thought of one more thing, and said thank you for that, too.',
    'After that, whenever somebody asked {hero} about it, {hero.they} told them, and always liked the end best.',
  ],
  middle: [
    'That evening {hero} told the whole story from the beginning, and when {hero.they} came to the end, it had already become a good one.',
    'Much later, when it had long been over, {hero} still thought of it now and then, always when {hero.they} least expected to, and always with a smile.',
    '{hero} said thank you, not very loudly, and was quite sure that it had been heard.',
  ],
  preteen: [
    'It was not the end that {hero} had pictured. {Hero.they} turned it over a few times on the way, and had to admit that it was the better one.',
    '{hero} said thank you that night in about four words. There was more behind them, and {hero.they} had the feeling that it had been heard as well.',
    'Years from now it would be one of those stories that somebody tells at a table, and {hero} already knew how it would begin.',
  ],
}

/** A moment of haste before the turn, which fits on any page before the choice. */
export const excitingLines: Readonly<Record<Age, readonly string[]>> = {
  toddlers: [
    'Oh! Oh! What now? {hero} waits.',
    'Quick, quick, {hero}!',
    'Bump, bump! That is the heart of {hero}.',
  ],
  early: [
    "{hero}'s heart went bump, bump, bump.",
    'And then everything happened at once!',
    '{hero} held {hero.their} breath. One, two, three. What now?',
  ],
  middle: [
    '{hero} could feel {hero.their} heart beating right up in {hero.their} ears.',
    'There was no time to think it over. There was hardly time to think at all.',
    'For the length of three breaths nobody could have said how it would turn out.',
  ],
  preteen: [
    'There was a moment in which it could have gone either way, and {hero} felt every bit of it.',
    "{hero}'s heart was beating so hard that it seemed impossible that nobody else could hear it.",
    'Whatever was going to happen was going to happen now.',
  ],
}
