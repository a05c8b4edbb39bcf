import type { ThingSlot } from '../plot.ts'
import { namedThing } from './named-things.ts'

/** Where everybody meets: `wall` is written on, `stand` is climbed to be heard by `all`. */
const place: ThingSlot = {
  slot: 'place',
  nouns: [
    {
      id: 'square',
      word: 'square',
      aliases: ['village', 'town'],
      setting: 'street',
      movable: true,
      forms: {
        at: 'in the square',
        all: 'the whole square',
        wall: 'the wall of the bakery',
        stand: 'the edge of the fountain',
      },
    },
    {
      id: 'market',
      word: 'market',
      aliases: ['shop', 'store', 'stall'],
      setting: 'market',
      movable: true,
      forms: {
        at: 'at the market',
        all: 'the whole market',
        wall: 'the wall behind the fish stand',
        stand: 'the big apple crate',
      },
    },
    {
      id: 'playground',
      word: 'playground',
      aliases: ['park', 'swings'],
      setting: 'playground',
      movable: true,
      forms: {
        at: 'at the playground',
        all: 'the whole playground',
        wall: 'the wall behind the swings',
        stand: 'the bench by the swings',
      },
    },
    {
      id: 'schoolyard',
      word: 'schoolyard',
      aliases: ['school', 'class', 'kindergarten'],
      setting: 'school',
      movable: true,
      forms: {
        at: 'in the schoolyard',
        all: 'the whole schoolyard',
        wall: 'the wall by the bike rack',
        stand: 'the bench under the bell',
      },
    },
    {
      id: 'harbor',
      word: 'harbor',
      aliases: ['harbour', 'fishing', 'boats', 'docks'],
      setting: 'fishing-shore',
      movable: true,
      forms: {
        at: 'at the harbor',
        all: 'the whole harbor',
        wall: 'the wall of the boathouse',
        stand: 'the biggest fish crate',
      },
    },
    {
      id: 'street',
      word: 'street',
      aliases: ['block', 'neighborhood', 'road'],
      setting: 'street',
      movable: true,
      forms: {
        at: 'on Plum Street',
        all: 'all of Plum Street',
        wall: 'the wall of the post office',
        stand: 'the top step of the post office',
      },
    },
  ],
}

/** A bird that says what it hears, and `where` it sits. */
const echo: ThingSlot = {
  slot: 'echo',
  nouns: [
    {
      id: 'parrot',
      word: 'parrot',
      aliases: ['parakeet', 'budgie', 'cockatoo'],
      forms: { where: 'in the window of the barbershop' },
    },
    {
      id: 'starling',
      word: 'starling',
      aliases: ['songbird'],
      forms: { where: 'over the door of the shoe shop' },
    },
    {
      id: 'crow',
      word: 'crow',
      aliases: ['raven', 'magpie'],
      forms: { where: 'on the balcony of the post office' },
    },
    {
      id: 'mynah',
      word: 'mynah',
      aliases: ['myna'],
      picture: 'bird',
      forms: { where: 'in the doorway of the tailor' },
    },
    {
      id: 'jackdaw',
      word: 'jackdaw',
      aliases: ['jay'],
      picture: 'bird',
      forms: { where: 'on the porch of the old inn' },
    },
  ],
}

const feelingImage: ThingSlot = {
  slot: 'img',
  nouns: [
    {
      id: 'burr',
      word: 'burr',
      forms: {
        the: 'the burr',
        is: 'like a burr',
        start: 'Something had stuck to {hero} on the inside, like a burr, and it would not brush off',
        tight: 'dug in deeper',
        loose: 'had dropped off',
      },
    },
    {
      id: 'splinter',
      word: 'splinter',
      forms: {
        the: 'the splinter',
        is: 'like a splinter',
        start: 'Something pricked {hero.them} under the ribs, like a splinter that is too small to see',
        tight: 'went in deeper',
        loose: 'had come out',
      },
    },
    {
      id: 'crumb',
      word: 'crumb',
      forms: {
        the: 'the crumb',
        is: 'like a crumb in a bed',
        start: 'Something scratched {hero.them} whichever way {hero.they} turned, like a crumb in a bed',
        tight: 'scratched harder',
        loose: 'was not there anymore',
      },
    },
  ],
}

export const things: readonly ThingSlot[] = [namedThing, place, echo, feelingImage]
