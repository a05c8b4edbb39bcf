import type { ThingSlot } from '../plot.ts'
import { racingThing } from './racing-thing.ts'

/** What the first over the line may do. `dream` follows "to", `gone` is what is heard from far away, `won` follows the winner. */
const prize: ThingSlot = {
  slot: 'prize',
  nouns: [
    {
      id: 'bell',
      word: 'bell',
      aliases: ['bells'],
      forms: {
        the: 'the big bell',
        dream: 'ring the big bell',
        t: 'Ding, dong!',
        gone: 'the big bell rang out',
        once: 'The big bell was rung once a year, and never twice',
        won: 'was standing under the big bell with the rope in her arms',
      },
    },
    {
      id: 'ribbon',
      word: 'ribbon',
      aliases: ['medal', 'rosette'],
      forms: {
        the: 'the blue ribbon',
        dream: 'wear the long blue ribbon',
        t: 'Hooray, hooray!',
        gone: 'a great cheer went up for the blue ribbon',
        once: 'There was one blue ribbon, and never a second',
        won: 'was wearing the long blue ribbon',
      },
    },
    {
      id: 'cup',
      word: 'cup',
      aliases: ['trophy'],
      forms: {
        the: 'the silver cup',
        dream: 'drink cocoa out of the silver cup',
        t: 'Hooray, hooray!',
        gone: 'a great cheer went up for the silver cup',
        once: 'There was one silver cup, and never a second',
        won: 'was drinking cocoa out of the silver cup',
      },
    },
    {
      id: 'crown',
      word: 'crown',
      forms: {
        the: 'the gold crown',
        dream: 'wear the gold crown home',
        t: 'Hooray, hooray!',
        gone: 'a great cheer went up for the gold crown',
        once: 'There was one gold crown, and never a second',
        won: 'was wearing the gold crown on top of the hat',
      },
    },
    {
      id: 'cake',
      word: 'cake',
      aliases: ['pie'],
      forms: {
        the: 'the big cake',
        dream: 'cut the big cake',
        t: 'Yum, yum, hooray!',
        gone: 'a great cheer went up for the big cake',
        once: 'There was one big cake, and it was eaten on the spot',
        won: 'was cutting the big cake',
      },
    },
  ],
}

const feelingImage: ThingSlot = {
  slot: 'img',
  nouns: [
    {
      id: 'hook',
      word: 'hook',
      forms: {
        the: 'the hook',
        is: 'like a hook on a long line',
        start: 'Something caught in {hero.their} chest, like a hook on a long line',
        tight: 'pulled harder',
        loose: 'had let go',
      },
    },
    {
      id: 'burr',
      word: 'burr',
      forms: {
        the: 'the burr',
        is: 'like a burr in a sweater',
        start: 'Something scratched inside {hero.them}, like a burr in a sweater',
        tight: 'scratched deeper',
        loose: 'had dropped off',
      },
    },
    {
      id: 'rubber-band',
      word: 'rubber band',
      forms: {
        the: 'the rubber band',
        is: 'like a rubber band on a nail',
        start: 'Something stretched inside {hero.them}, like a rubber band that is hooked to a nail',
        tight: 'stretched thinner',
        loose: 'had slipped off its nail',
      },
    },
  ],
}

export const things: readonly ThingSlot[] = [racingThing, prize, feelingImage]
