import type { ThingSlot } from '../plot.ts'

/** What the winner gets to do at the fair, once and alone. */
const gain: ThingSlot = {
  slot: 'gain',
  nouns: [
    {
      id: 'bell',
      word: 'bell',
      aliases: ['church bell', 'choir'],
      setting: 'market',
      forms: {
        do: 'ring the big bell',
        did: 'rang the big bell',
        does: 'rings the big bell',
        doing: 'ringing the big bell',
        sound: 'Ding, dong!',
        low: 'ding, dong',
        try: 'rang the lid of the soup pot',
      },
    },
    {
      id: 'drum',
      word: 'drum',
      aliases: ['parade', 'band', 'marching band', 'procession'],
      setting: 'street',
      forms: {
        do: 'beat the big drum',
        did: 'beat the big drum',
        does: 'beats the big drum',
        doing: 'beating the big drum',
        sound: 'Boom, boom!',
        low: 'boom, boom',
        try: 'beat the lid of the soup pot',
      },
    },
    {
      id: 'boat',
      word: 'boat',
      aliases: ['ship', 'raft', 'canoe', 'sailboat', 'lake', 'river'],
      setting: 'lake',
      forms: {
        do: 'ride in the first boat',
        did: 'rode in the first boat',
        does: 'rides in the first boat',
        doing: 'riding in the first boat',
        sound: 'Splash, splash!',
        low: 'splash, splash',
        try: 'rowed the sofa across the room',
      },
    },
    {
      id: 'pony',
      word: 'pony',
      aliases: ['horse', 'donkey', 'farm', 'riding'],
      setting: 'farm',
      forms: {
        do: 'ride the white pony',
        did: 'rode the white pony',
        does: 'rides the white pony',
        doing: 'riding the white pony',
        sound: 'Clip, clop!',
        low: 'clip, clop',
        try: 'rode the arm of the sofa',
      },
    },
    {
      id: 'crown',
      word: 'crown',
      aliases: ['play', 'theater', 'king', 'queen', 'princess', 'prince', 'stage'],
      setting: 'market',
      forms: {
        do: 'wear the gold crown',
        did: 'wore the gold crown',
        does: 'wears the gold crown',
        doing: 'wearing the gold crown',
        sound: 'Toot, toot!',
        low: 'toot, toot',
        try: 'wore the lid of the soup pot',
      },
    },
    {
      id: 'kite',
      word: 'kite',
      aliases: ['dragon kite'],
      setting: 'hills',
      forms: {
        do: 'fly the great kite',
        did: 'flew the great kite',
        does: 'flies the great kite',
        doing: 'flying the great kite',
        sound: 'Whoosh!',
        low: 'whoosh',
        try: 'flew a sock on a string',
      },
    },
  ],
}

/** What everyone gathers. 'mark' tells one that was somebody else's from all the others. */
const unit: ThingSlot = {
  slot: 'unit',
  nouns: [
    {
      id: 'chestnut',
      word: 'chestnut',
      aliases: ['conker'],
      forms: {
        s: 'chestnuts',
        mark: 'a white spot like a moon',
        tmark: 'a white spot',
        where: 'under the big trees',
        plink: 'plonk',
      },
    },
    {
      id: 'acorn',
      word: 'acorn',
      forms: {
        s: 'acorns',
        mark: 'a curl on its cap',
        tmark: 'a curly cap',
        where: 'under the big oaks',
        plink: 'plink',
      },
    },
    {
      id: 'pinecone',
      word: 'pinecone',
      aliases: ['pine cone', 'fir cone'],
      forms: {
        s: 'pinecones',
        mark: 'one silver tip',
        tmark: 'a silver tip',
        where: 'under the big pines',
        plink: 'plop',
      },
    },
    {
      id: 'pebble',
      word: 'pebble',
      aliases: ['stone', 'rock', 'shell'],
      forms: {
        s: 'pebbles',
        mark: 'a white ring around its middle',
        tmark: 'a white ring',
        where: 'along the stream',
        plink: 'clink',
      },
    },
    {
      id: 'walnut',
      word: 'walnut',
      aliases: ['nut', 'hazelnut'],
      forms: {
        s: 'walnuts',
        mark: 'a dent like a smile',
        tmark: 'a little smile',
        where: 'under the big trees',
        plink: 'plunk',
      },
    },
  ],
}

const image: ThingSlot = {
  slot: 'img',
  nouns: [
    {
      id: 'burr',
      word: 'burr',
      forms: {
        is: 'like a burr in a sock',
        start: 'something pricked, like a burr in a sock',
        the: 'the burr',
        tight: 'pricked harder',
        loose: 'was gone',
      },
    },
    {
      id: 'crumb',
      word: 'crumb',
      forms: {
        is: 'like a crumb in a bed',
        start: 'something itched, like a crumb in a bed',
        the: 'the crumb',
        tight: 'itched worse',
        loose: 'was gone',
      },
    },
    {
      id: 'pea',
      word: 'pea',
      forms: {
        is: 'like a pea under a mattress',
        start: 'something pressed, like a pea under a mattress',
        the: 'the pea',
        tight: 'pressed harder',
        loose: 'was gone',
      },
    },
  ],
}

export const things: readonly ThingSlot[] = [gain, unit, image]
