import type { ThingSlot } from '../plot.ts'

/** Something dear that can break, and that can be mended into something else. */
const treasure: ThingSlot = {
  slot: 'thing',
  nouns: [
    {
      id: 'teapot',
      word: 'teapot',
      aliases: ['tea pot', 'pot', 'kettle', 'jug', 'pitcher'],
      forms: {
        full: 'blue teapot with painted birds',
        sound: 'Clink.',
        soundin: 'clink',
        part: 'spout',
        job: 'hold tea',
        use: 'a home for seeds',
        tuse: 'a home for seeds',
        useverb: 'hold seeds',
        loved: 'poured tea from it on every birthday',
        where: 'on the high shelf',
      },
    },
    {
      id: 'vase',
      word: 'vase',
      aliases: ['bowl', 'plate', 'dish', 'mug', 'cup'],
      forms: {
        full: 'green vase with a gold rim',
        sound: 'Clink.',
        soundin: 'clink',
        part: 'rim',
        job: 'hold water',
        use: 'a place for pencils',
        tuse: 'a place for pencils',
        useverb: 'hold pencils',
        loved: 'filled it with the first flowers of every year',
        where: 'on the high shelf',
      },
    },
    {
      id: 'music-box',
      word: 'music box',
      aliases: ['jewelry box', 'jewellery box'],
      forms: {
        full: 'little music box with a star on the lid',
        sound: 'Ping.',
        soundin: 'ping',
        part: 'lid',
        job: 'play its tune to the end',
        use: 'a house for found things',
        tuse: 'a house for found things',
        useverb: 'keep found things',
        loved: 'wound it up on Sunday evenings',
        where: 'on the high shelf',
      },
    },
    {
      id: 'model-ship',
      word: 'ship',
      aliases: ['model ship', 'boat', 'model boat', 'ship in a bottle'],
      picture: 'boat',
      forms: {
        full: 'wooden ship with three white sails',
        sound: 'Rattle.',
        soundin: 'rattle',
        part: 'mast',
        job: 'sail anywhere',
        use: 'a shelf for shells',
        tuse: 'a shelf for shells',
        useverb: 'carry shells',
        loved: 'had built it one winter with tweezers',
        where: 'on the high shelf',
      },
    },
    {
      id: 'clock',
      word: 'clock',
      aliases: ['cuckoo clock', 'watch', 'pocket watch'],
      picture: 'clock',
      forms: {
        full: 'old clock with a painted moon',
        sound: 'Tick.',
        soundin: 'tick',
        part: 'dial',
        job: 'tell the right time',
        use: 'a clock that is right twice a day',
        tuse: 'a house for a mouse',
        useverb: 'show when it is supper',
        loved: 'wound it every night before bed',
        where: 'over the fireplace',
      },
    },
    {
      id: 'lamp',
      word: 'lamp',
      aliases: ['clay lamp', 'lantern', 'candlestick'],
      picture: 'lamp',
      forms: {
        full: 'clay lamp with a handle like an ear',
        sound: 'Crack.',
        soundin: 'crack',
        part: 'handle',
        job: 'hold oil',
        use: 'a pot for a bean plant',
        tuse: 'a pot for a bean plant',
        useverb: 'hold a bean plant',
        loved: 'lit it whenever somebody came home',
        where: 'on the high shelf',
      },
    },
    {
      id: 'snow-globe',
      word: 'snow globe',
      aliases: ['snowglobe', 'glass ball', 'ornament'],
      forms: {
        full: 'snow globe with a church inside',
        sound: 'Clink.',
        soundin: 'clink',
        part: 'church',
        job: 'snow',
        use: 'a roof for a snail',
        tuse: 'a roof for a snail',
        useverb: 'be a roof',
        loved: 'shook it on the first day of every winter',
        where: 'on the high shelf',
      },
    },
  ],
}

/** What the hero hides the pieces in: something of the hero's own. */
const cover: ThingSlot = {
  slot: 'cover',
  nouns: [
    { id: 'cape', word: 'cape', aliases: ['cloak'], picture: 'blanket', forms: {} },
    { id: 'blanket', word: 'blanket', aliases: ['quilt'], forms: {} },
    {
      id: 'backpack',
      word: 'backpack',
      aliases: ['rucksack', 'school bag', 'bag'],
      forms: {},
    },
    { id: 'sweater', word: 'sweater', aliases: ['jumper', 'hoodie'], picture: 'blanket', forms: {} },
    { id: 'scarf', word: 'scarf', aliases: ['shawl'], picture: 'blanket', forms: {} },
    { id: 'coat', word: 'coat', aliases: ['raincoat', 'jacket'], picture: 'blanket', forms: {} },
    { id: 'hat', word: 'hat', aliases: ['cap', 'sun hat'], picture: 'hat', forms: {} },
  ],
}

/** The sound of the treasure is the feeling-image: heard outside first, then inside, at the end not at all. */
const feelingImage: ThingSlot = {
  slot: 'img',
  nouns: [
    {
      id: 'sound',
      word: 'sound',
      forms: {
        the: 'the {thing.soundin}',
        is: 'like a {thing.soundin} where no {thing.soundin} should be',
        start: 'Somewhere inside {hero.them} something went {thing.soundin}',
        tight: 'was louder now',
        loose: 'was gone',
      },
    },
  ],
}

export const things: readonly ThingSlot[] = [treasure, cover, feelingImage]
