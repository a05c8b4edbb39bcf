import type { ThingSlot } from '../plot.ts'

/** Where the night is spent. 'spot' is where the sound comes from, a few steps off; 'leave' is the small one's way. */
const place: ThingSlot = {
  slot: 'place',
  nouns: [
    {
      id: 'tent',
      word: 'tent',
      aliases: ['camping', 'campsite', 'camp', 'camping trip'],
      setting: 'meadow',
      movable: true,
      forms: {
        in: 'in the tent',
        roof: 'canvas',
        door: 'flap',
        shut: 'the flap is tied with a double bow',
        spot: 'behind the tent',
        leave: 'across the wet grass',
      },
    },
    {
      id: 'hut',
      word: 'hut',
      aliases: ['shed', 'playhouse', 'garden house'],
      setting: 'bedroom',
      movable: true,
      forms: {
        in: 'in the hut',
        roof: 'roof',
        door: 'door',
        shut: 'the door is latched',
        spot: 'behind the hut',
        leave: 'across the wet grass',
      },
    },
    {
      id: 'attic',
      word: 'attic',
      aliases: ['loft', 'attic room'],
      setting: 'bedroom',
      forms: {
        in: 'in the attic',
        roof: 'roof',
        door: 'door',
        shut: 'the house is locked from top to bottom',
        spot: 'out on the landing',
        leave: 'down the stairs and out into the garden',
      },
    },
    {
      id: 'barn',
      word: 'barn',
      aliases: ['hayloft', 'farm', 'hay'],
      setting: 'barn',
      forms: {
        in: 'in the barn',
        roof: 'roof',
        door: 'door',
        shut: 'the door is bolted',
        spot: 'behind the barn',
        leave: 'across the wet grass',
      },
    },
    {
      id: 'stable',
      word: 'stable',
      aliases: ['manger', 'ponies', 'horses', 'bethlehem', 'nativity', 'shepherds?'],
      setting: 'stable',
      forms: {
        in: 'in the stable',
        roof: 'roof',
        door: 'door',
        shut: 'the door is bolted',
        spot: 'behind the stable',
        leave: 'across the wet grass',
      },
    },
    {
      id: 'cabin',
      word: 'cabin',
      aliases: ['mountain', 'mountains', 'alps'],
      setting: 'bedroom',
      movable: true,
      forms: {
        in: 'in the cabin',
        roof: 'roof',
        door: 'door',
        shut: 'the door is bolted',
        spot: 'behind the cabin',
        leave: 'across the stones',
      },
    },
    {
      id: 'porch',
      word: 'porch',
      aliases: ['veranda', 'balcony', 'sleepover'],
      setting: 'porch',
      forms: {
        in: 'out on the porch',
        roof: 'roof',
        door: 'porch door',
        shut: 'the screen is hooked',
        spot: 'around the corner of the porch',
        leave: 'across the wet grass',
      },
    },
  ],
}

/**
 * What the small one is caught in, and with it the sound: nobody may name the thing before it is found.
 * 'up' is how it stands there, 'where' is where the small one sits, 'open' and 'opens' are what the hero does.
 */
const noise: ThingSlot = {
  slot: 'noise',
  nouns: [
    {
      id: 'bucket',
      word: 'bucket',
      aliases: ['pail'],
      forms: {
        snd: 'Clank',
        low: 'clank',
        twice: 'Clank, clank!',
        run: 'Clank, scrape ... clank.',
        up: 'an old bucket, upside down',
        open: 'tipped up the bucket',
        opens: 'tips up the bucket',
        where: 'under it',
      },
    },
    {
      id: 'basket',
      word: 'basket',
      aliases: ['hamper', 'laundry basket'],
      forms: {
        snd: 'Scratch',
        low: 'scratch',
        twice: 'Scratch, scratch!',
        run: 'Scratch, bump ... scratch.',
        up: 'an old basket, upside down',
        open: 'lifted up the basket',
        opens: 'lifts up the basket',
        where: 'under it',
      },
    },
    {
      id: 'box',
      word: 'box',
      aliases: ['crate', 'carton'],
      forms: {
        snd: 'Tap',
        low: 'tap',
        twice: 'Tap, tap!',
        run: 'Tap, tap ... scrape.',
        up: 'an old apple box, upside down',
        open: 'lifted up the box',
        opens: 'lifts up the box',
        where: 'under it',
      },
    },
    {
      id: 'tub',
      word: 'tub',
      aliases: ['washtub', 'basin'],
      forms: {
        snd: 'Clang',
        low: 'clang',
        twice: 'Clang, clang!',
        run: 'Clang, scrape ... clang.',
        up: 'an old tin tub, upside down',
        open: 'tipped up the tub',
        opens: 'tips up the tub',
        where: 'under it',
      },
    },
    {
      id: 'milk-can',
      word: 'milk can',
      picture: 'jug',
      aliases: ['churn', 'jug', 'watering can'],
      forms: {
        snd: 'Hoo',
        low: 'hoo',
        twice: 'Hoo, hoo!',
        run: 'Hoo, bump ... hoo.',
        up: 'an old, deep milk can',
        open: 'tipped the milk can to the light',
        opens: 'tips the milk can to the light',
        where: 'inside it',
      },
    },
  ],
}

/** The hero's own warm thing, big enough to sleep under. */
const warm: ThingSlot = {
  slot: 'warm',
  nouns: [
    { id: 'quilt', word: 'quilt', aliases: ['patchwork'], forms: { feel: 'thick and soft' } },
    {
      id: 'blanket',
      word: 'blanket',
      aliases: ['blankie', 'comforter', 'duvet'],
      forms: { feel: 'warm and woolly' },
    },
    {
      id: 'sleeping-bag',
      word: 'sleeping bag',
      picture: 'quilt',
      forms: { feel: 'as warm as toast' },
    },
    { id: 'shawl', word: 'shawl', aliases: ['wool shawl'], forms: { feel: 'thick and woolly' } },
    {
      id: 'coat',
      word: 'big coat',
      aliases: ['winter coat', 'fur coat'],
      picture: 'coat',
      forms: { feel: 'heavy and warm' },
    },
  ],
}

/** Saved for midnight. */
const treat: ThingSlot = {
  slot: 'treat',
  nouns: [
    { id: 'pancake', word: 'pancake', forms: { smell: 'butter' } },
    { id: 'sandwich', word: 'sandwich', aliases: ['egg sandwich'], forms: { smell: 'egg and parsley' } },
    { id: 'cookie', word: 'cookie', aliases: ['biscuit', 'oatmeal cookie'], forms: { smell: 'cinnamon' } },
    { id: 'muffin', word: 'muffin', aliases: ['cupcake'], forms: { smell: 'blueberries' } },
    { id: 'bun', word: 'bun', aliases: ['bread', 'roll'], forms: { smell: 'raisins' } },
    { id: 'pie', word: 'pie', aliases: ['apple pie', 'cake'], forms: { smell: 'apples' } },
  ],
}

const image: ThingSlot = {
  slot: 'img',
  nouns: [
    {
      id: 'moth',
      word: 'moth',
      forms: {
        is: 'like a moth in a jar',
        start: 'something fluttered, like a moth in a jar',
        the: 'the moth',
        tight: 'beat its wings harder',
        loose: 'had folded its wings',
      },
    },
    {
      id: 'drum',
      word: 'drum',
      forms: {
        is: 'like a small drum',
        start: 'something began to beat, like a small drum',
        the: 'the small drum',
        tight: 'beat faster',
        loose: 'had gone quiet',
      },
    },
    {
      id: 'rabbit',
      word: 'rabbit',
      forms: {
        is: 'like a rabbit in a sack',
        start: 'something kicked, like a rabbit in a sack',
        the: 'the rabbit',
        tight: 'kicked harder',
        loose: 'had lain down',
      },
    },
  ],
}

export const things: readonly ThingSlot[] = [place, noise, warm, treat, image]
