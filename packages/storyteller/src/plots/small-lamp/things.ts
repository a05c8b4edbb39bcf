import type { ThingSlot } from '../plot.ts'

/** The light, made by the hero. `spent` and `out` are clauses: they stand after "while" and "First". */
const lamp: ThingSlot = {
  slot: 'lamp',
  nouns: [
    {
      id: 'lantern',
      word: 'lantern',
      aliases: ['paper lantern'],
      picture: 'lantern',
      forms: {
        made: 'had cut it and glued it for nine evenings',
        madei: 'cut it and glued it for nine evenings',
        part: 'paper',
        weakness: 'Paper does not like the wet',
        spent: 'the paper went soft and slid off, piece by piece',
        tspent: 'Drip, drip! Off comes the paper.',
        left: 'a bare wire shape with one candle in it',
        out: 'the wind puffed it out',
        relit: 'struck another match',
      },
    },
    {
      id: 'candle',
      word: 'candle',
      picture: 'candle',
      forms: {
        made: 'had dipped it and painted gold rings on it for nine evenings',
        madei: 'dipped it and painted it for nine evenings',
        part: 'gold rings',
        weakness: 'A candle only goes one way, and that is down',
        spent: 'the gold rings melted, one after another, and ran away over the edge',
        tspent: 'Drip, drip! Away run the rings.',
        left: 'a stub as short as a thumb',
        out: 'the wind puffed it out',
        relit: 'struck another match',
      },
    },
    {
      id: 'flashlight',
      word: 'flashlight',
      aliases: ['torch', 'headlamp'],
      forms: {
        made: 'had covered it with gold paper stars for nine evenings',
        madei: 'put stars on it for nine evenings',
        part: 'gold stars',
        weakness: 'Paper stars do not like the wet',
        spent: 'the gold stars came loose in the wet and slid off, one by one',
        tspent: 'Drip, drip! Off come the stars.',
        left: 'a bare tube with a yellow spark in it',
        out: 'the wet got in and it blinked out',
        relit: 'dried it on a sleeve and screwed the cap on again',
      },
    },
    {
      id: 'lamp',
      word: 'lamp',
      aliases: ['night-light', 'nightlight', 'little light'],
      picture: 'lamp',
      forms: {
        made: 'had shaped it and painted blue flowers on it for nine evenings',
        madei: 'shaped it and painted it for nine evenings',
        part: 'blue flowers',
        weakness: 'Paint that is not quite dry does not like the wet',
        spent: 'the blue flowers ran together and dripped off the rim, one after another',
        tspent: 'Drip, drip! Off run the flowers.',
        left: 'a plain brown cup with a flame in it',
        out: 'the wind puffed it out',
        relit: 'struck another match',
      },
    },
  ],
}

/** What the light was made for. */
const plan: ThingSlot = {
  slot: 'plan',
  nouns: [
    {
      id: 'parade',
      word: 'lantern parade',
      aliases: ['parade', 'procession'],
      forms: {
        the: 'the lantern parade',
        call: 'a drum began',
        place: 'third from the front',
        t: 'Boom, boom, boom!',
        other: 'The ribbon went to the very lumpy camel',
      },
    },
    {
      id: 'prize',
      word: 'festival of lights',
      aliases: ['festival', 'fair', 'contest', 'competition'],
      forms: {
        the: 'the festival of lights',
        call: 'a bell began to ring',
        place: 'in the very middle of the first row',
        t: 'Ding, ding, ding!',
        other: 'The prize went to the very lumpy camel',
      },
    },
    {
      id: 'party',
      word: 'party of lights',
      aliases: ['party', 'birthday', 'feast'],
      forms: {
        the: 'the party of lights',
        call: 'the music began',
        place: 'right beside the cake',
        t: 'La, la, la!',
        other: 'The first piece of cake went to the very lumpy camel',
      },
    },
  ],
}

/** Where the way home comes out of the dark. */
const edge: ThingSlot = {
  slot: 'edge',
  nouns: [
    {
      id: 'pier',
      word: 'pier',
      aliases: ['dock', 'sea', 'beach'],
      setting: 'sea',
      forms: {
        the: 'the pier',
        at: 'at the end of the pier',
        to: 'down to the pier',
        out: 'out on the water',
        big: 'the big lamp on the pier',
        knows: 'knows that water',
        stop: 'stay outside the wall',
        arrives: 'Splash, splash, splash.',
      },
    },
    {
      id: 'harbor',
      word: 'harbor',
      aliases: ['harbour', 'fishing', 'boat', 'ship'],
      picture: 'boat',
      setting: 'fishing-shore',
      forms: {
        the: 'the harbor',
        at: 'at the edge of the harbor',
        to: 'down to the harbor',
        out: 'out on the water',
        big: 'the big lamp on the quay',
        knows: 'knows that water',
        stop: 'stay outside the harbor',
        arrives: 'Splash, splash, splash.',
      },
    },
    {
      id: 'bridge',
      word: 'bridge',
      aliases: ['river', 'stream'],
      setting: 'bridge',
      forms: {
        the: 'the bridge',
        at: 'at the near end of the bridge',
        to: 'down to the bridge',
        out: 'out on the far side of the river',
        big: 'the big lamp on the bridge',
        knows: 'knows that road',
        stop: 'stay on the far side',
        arrives: 'Clop, clop, clop.',
      },
    },
    {
      id: 'pass',
      word: 'mountain road',
      aliases: ['mountain', 'mountains', 'alps'],
      picture: 'signpost',
      setting: 'mountain',
      forms: {
        the: 'the mountain road',
        at: 'at the foot of the mountain road',
        to: 'out to the mountain road',
        out: 'out on the mountain',
        big: 'the big lamp on the mountain road',
        knows: 'knows that road',
        stop: 'stay at the top',
        arrives: 'Crunch, crunch, crunch.',
      },
    },
    {
      id: 'hill',
      word: 'hill',
      aliases: ['forest', 'field', 'farm', 'meadow'],
      setting: 'hills',
      forms: {
        the: 'the field gate',
        at: 'at the field gate',
        to: 'down to the field gate',
        out: 'out on the hills',
        big: 'the big lamp by the field gate',
        knows: 'knows those hills',
        stop: 'stay under a tree',
        arrives: 'Crunch, crunch, crunch.',
      },
    },
  ],
}

const weather: ThingSlot = {
  slot: 'weather',
  nouns: [
    {
      id: 'fog',
      word: 'fog',
      aliases: ['mist', 'foggy'],
      weather: 'fog',
      forms: {
        the: 'the fog',
        came: 'came up the street without a sound',
        ate: 'rubbed out',
        color: 'the gray',
        soft: 'Soft gray fog.',
      },
    },
    {
      id: 'dark',
      word: 'dark',
      aliases: ['night', 'darkness'],
      forms: {
        the: 'the dark',
        came: 'came an hour early, all at once',
        ate: 'swallowed',
        color: 'the black',
        soft: 'Big soft dark.',
      },
    },
    {
      id: 'snow',
      word: 'snow',
      aliases: ['snowstorm', 'snowy', 'winter', 'Christmas'],
      weather: 'snow',
      forms: {
        the: 'the snow',
        came: 'began at four and did not stop',
        ate: 'covered up',
        color: 'the white',
        soft: 'Soft white snow.',
      },
    },
  ],
}

const image: ThingSlot = {
  slot: 'img',
  nouns: [
    {
      id: 'knot',
      word: 'knot',
      forms: {
        the: 'the knot',
        is: 'like a knot in a rope',
        start: 'something pulled tight, like a knot when both ends are tugged',
        tight: 'pulled tighter',
        loose: 'had come loose',
      },
    },
    {
      id: 'fist',
      word: 'fist',
      forms: {
        the: 'the small fist',
        is: 'like a small fist',
        start: 'something closed, like a small fist around a coin',
        tight: 'closed tighter',
        loose: 'had opened',
      },
    },
  ],
}

export const things: readonly ThingSlot[] = [lamp, plan, edge, weather, image]
