import type { ThingSlot } from '../plot.ts'

/** What stands between the two. `care` tells how each keeps up one side of it, `low` is where a child fits through. */
const hedge: ThingSlot = {
  slot: 'hedge',
  nouns: [
    {
      id: 'hedge',
      word: 'hedge',
      aliases: ['bush', 'garden'],
      forms: {
        care: 'Each of them clipped one side of it, and nobody clipped the top',
        low: 'a hole at the bottom, where the twigs were thin',
        hole: 'hole',
        through: 'through the hole in the hedge',
        in: 'in the middle of the hedge',
        mark: 'a leaf behind one ear',
        bigger: 'By then the hole in the hedge was as high as a door',
        keep: 'Each of them goes on clipping one side of it',
        keep2: 'they clipped the hedge, each from one side',
      },
    },
    {
      id: 'wall',
      word: 'wall',
      aliases: ['stone wall', 'stones', 'castle'],
      forms: {
        care: 'Each of them swept one side of it, and nobody swept the top',
        low: 'a gap at the bottom, where two stones had fallen out',
        hole: 'hole',
        through: 'through the hole in the wall',
        in: 'in the middle of the wall',
        mark: 'moss on one ear',
        bigger: 'By then so many stones had come out that the hole was as high as a door',
        keep: 'Each of them goes on sweeping one side of it',
        keep2: 'they put back the loose stones, each from one side',
      },
    },
    {
      id: 'fence',
      word: 'fence',
      aliases: ['boards', 'gate'],
      forms: {
        care: 'Each of them painted one side of it, the one green and the other blue',
        low: 'a gap at the bottom, where a board was loose',
        hole: 'hole',
        through: 'through the hole in the fence',
        in: 'in the middle of the fence',
        mark: 'green paint on one ear',
        bigger: 'By then three boards were out, and the hole was as high as a door',
        keep: 'Each of them goes on painting one side of it',
        keep2: 'they painted the fence, each from one side',
      },
    },
    {
      id: 'woodpile',
      word: 'woodpile',
      aliases: ['firewood', 'logs', 'wood'],
      picture: 'firewood',
      forms: {
        care: 'Each of them stacked one side of it, and it was as long as both gardens',
        low: 'a gap at the bottom, where some logs had rolled away',
        hole: 'hole',
        through: 'through the hole in the woodpile',
        in: 'in the middle of the woodpile',
        mark: 'bark on one ear',
        bigger: 'By then so many logs had rolled away that the hole was as high as a door',
        keep: 'Each of them goes on stacking one side of it',
        keep2: 'they stacked up the wood again, each from one side',
      },
    },
    {
      id: 'bramble',
      word: 'bramble bush',
      aliases: ['bramble', 'brambles', 'blackberry', 'blackberries', 'thorns'],
      picture: 'bush',
      forms: {
        care: 'Each of them cut back one side of it, and it was as long as both gardens',
        low: 'a hole at the bottom, which the hens had made',
        hole: 'hole',
        through: 'through the hole in the bramble bush',
        in: 'in the middle of the bramble bush',
        mark: 'a scratch on one ear',
        bigger: 'By then the hole in the bramble bush was as high as a door',
        keep: 'Each of them goes on cutting back one side of it',
        keep2: 'they cut back the brambles, each from one side',
      },
    },
  ],
}

/** What a message is paid with. */
const pay: ThingSlot = {
  slot: 'pay',
  nouns: [
    {
      id: 'pear',
      word: 'pear',
      aliases: ['pear tree'],
      forms: { one: 'a pear', many: 'pears', last: 'brown on one side' },
    },
    {
      id: 'plum',
      word: 'plum',
      forms: { one: 'a plum', many: 'plums', last: 'rather soft' },
    },
    {
      id: 'apple',
      word: 'apple',
      aliases: ['apple tree'],
      forms: { one: 'an apple', many: 'apples', last: 'as wrinkled as a thumb' },
    },
    {
      id: 'cookie',
      word: 'cookie',
      aliases: ['biscuit', 'cake'],
      forms: { one: 'a cookie', many: 'cookies', last: 'in two halves' },
    },
    {
      id: 'bun',
      word: 'bun',
      aliases: ['roll', 'bread'],
      forms: { one: 'a bun', many: 'buns', last: 'as hard as a stone' },
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
        is: 'as if {hero.they} had a burr in {hero.their} sock',
        start:
          'Something had caught on {hero.them}, like a burr, on the inside, where nobody could get at it',
        tight: 'pricked harder',
        loose: 'had dropped off somewhere',
      },
    },
    {
      id: 'thread',
      word: 'thread',
      forms: {
        the: 'the thread',
        is: 'as if {hero.they} had a thread wound around {hero.their} chest',
        start:
          'It was as if a thread had been wound around {hero.their} chest, and somebody held the other end',
        tight: 'was pulled in by another turn',
        loose: 'had come undone',
      },
    },
    {
      id: 'bone',
      word: 'fish bone',
      forms: {
        the: 'the fish bone',
        is: 'as if {hero.they} had swallowed a fish bone',
        start: 'Something stuck in {hero.their} throat, like a small fish bone',
        tight: 'stuck faster',
        loose: 'was gone',
      },
    },
  ],
}

export const things: readonly ThingSlot[] = [hedge, pay, feelingImage]
