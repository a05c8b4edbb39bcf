import type { CastEntry, Shown } from '../plot.ts'

const companionNear: CastEntry = ['companion', 'sit', 'calm', 'hero']

/** What pages of this plot show where they tell of another place or of something else. */
export const shown = {
  sung: {
    cast: [['hero', 'sit', 'tender', 'mentor'], ['mentor', 'sit', 'joy', 'hero'], companionNear],
    action: '{mentor} sings, and {hero} sits close by.',
  },
  readAloud: {
    cast: [
      ['hero', 'sit', 'thinking', 'mentor'],
      ['mentor', 'read', 'tender', 'hero', 'book'],
      companionNear,
    ],
    props: ['table', 'book', 'window'],
    action: '{mentor} reads to {hero} in the kitchen.',
  },
  peas: {
    shot: 'medium',
    cast: [
      ['hero', 'sit', 'thinking', 'mentor', 'peas'],
      ['mentor', 'sit', 'tender', 'hero', 'peas'],
      companionNear,
    ],
    props: ['table', 'bowl', 'peas'],
    action: '{mentor} and {hero} shell peas and say the words.',
  },
  cardRead: {
    cast: [
      ['hero', 'sit', 'thinking', 'mentor'],
      ['mentor', 'read', 'tender', 'note', 'note'],
      companionNear,
    ],
    props: ['table', 'window'],
    action: '{mentor} reads to {hero} what {owner} has written.',
  },
  cardReadByHero: {
    cast: [['hero', 'read', 'thinking', 'note', 'note'], ['mentor', 'sit', 'tender', 'hero'], companionNear],
    props: ['table', 'milk', 'window'],
    action: '{hero} reads the card that {owner} has written.',
  },
  carrots: {
    cast: [
      ['hero', 'sit', 'thinking', 'mentor'],
      ['mentor', 'work', 'tender', 'carrots', 'carrots'],
      companionNear,
    ],
    props: ['table', 'soup', 'carrots'],
    action: '{mentor} cuts carrots and says the words, and {hero} listens.',
  },
  choirHeard: {
    setting: 'church',
    shot: 'medium',
    cast: [['hero', 'stand', 'thinking', 'up'], ['mentor', 'stand', 'tender', 'hero'], companionNear],
    props: ['path'],
    action: '{hero} and {mentor} stand before the church and listen to the singing.',
  },
  cardWritten: {
    cast: [
      ['hero', 'draw', 'thinking', 'paper', 'pen'],
      ['mentor', 'sit', 'tender', 'book', 'book'],
      companionNear,
    ],
    props: ['table', 'paper', 'book'],
    action: '{hero} writes a card for {owner}, and {mentor} shows {hero.them} a line in the Bible.',
  },
  woodenSpoon: {
    cast: [
      ['hero', 'stand', 'thinking', 'spoon', 'wooden spoon'],
      ['mentor', 'sit', 'tender', 'hero'],
      companionNear,
    ],
    props: ['table', 'window'],
    action: '{hero} reads the words on the handle of a big wooden spoon.',
  },
  overSoup: {
    cast: [['hero', 'sit', 'thinking', 'soup'], ['mentor', 'sit', 'tender', 'hero'], companionNear],
    props: ['table', 'soup', 'window'],
    action: '{hero} sits over the soup, and the words come back.',
  },
  trainTimes: {
    cast: [['hero', 'read', 'thinking', 'book', 'book'], ['mentor', 'work', 'calm', 'pot'], companionNear],
    props: ['table', 'clover', 'pot'],
    action: '{hero} reads a marked line in the Bible, and {mentor} works in the kitchen.',
  },
  breadPlate: {
    cast: [
      ['hero', 'sit', 'thinking', 'plate', 'plate'],
      ['mentor', 'pour', 'tender', 'cup', 'jug'],
      companionNear,
    ],
    props: ['table', 'bread', 'cup'],
    action: '{hero} reads the words around the bread plate with one finger.',
  },
  dishes: {
    cast: [
      ['hero', 'stand', 'thinking', 'mentor'],
      ['mentor', 'work', 'tender', 'plate', 'plate'],
      companionNear,
    ],
    props: ['plates', 'table', 'window'],
    action: '{hero} says the words by heart while {mentor} washes up.',
  },
  soupInKitchen: {
    setting: 'kitchen',
    cast: [
      ['mentor', 'work', 'calm', 'soup', 'wooden spoon'],
      ['hero', 'stand', 'thinking', 'mentor'],
      companionNear,
    ],
    props: ['stove', 'soup'],
    action: '{mentor} stirs the soup and talks with {hero}.',
  },
  rememberedInBed: {
    setting: 'bedroom',
    cast: [
      ['hero', 'sit', 'wow', 'mentor'],
      ['mentor', 'stand', 'calm', 'hero', 'lantern'],
      ['companion', 'sit', 'sleepy', 'hero'],
    ],
    props: ['bed', 'moon', 'boots'],
    action: '{hero} sits up in bed because the fifth evening was nearly forgotten.',
  },
  askedAtBedtime: {
    cast: [
      ['hero', 'lie', 'thinking', 'mentor'],
      ['mentor', 'sit', 'calm', 'hero'],
      ['companion', 'sleep', 'calm'],
    ],
    action: '{hero} asks {mentor} about the last evening.',
  },
} as const satisfies Record<string, Shown>
