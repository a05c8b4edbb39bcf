import type { ThingSlot } from '../plot.ts'

/** What is to grow. `dream` is what the hero sees with shut eyes, `tall` what it would have to be by the day. */
const plant: ThingSlot = {
  slot: 'plant',
  nouns: [
    {
      id: 'sunflower',
      word: 'sunflower',
      aliases: ['flower', 'flowers'],
      forms: {
        seed: 'stripy seed',
        seedlong: 'one striped seed',
        dream: 'a sunflower with a face as big as a plate',
        tall: 'taller than the door',
        tallish: 'already as tall as a cat',
      },
    },
    {
      id: 'bean',
      word: 'bean plant',
      aliases: ['bean', 'beanstalk', 'pea'],
      picture: 'plant',
      forms: {
        seed: 'spotty bean',
        seedlong: 'one speckled bean',
        dream: 'a bean plant with red flowers all the way to the top',
        tall: 'up to the ceiling',
        tallish: 'already twice around its stick',
      },
    },
    {
      id: 'pumpkin',
      word: 'pumpkin vine',
      aliases: ['pumpkin', 'squash', 'melon'],
      picture: 'pumpkin',
      forms: {
        seed: 'flat white seed',
        seedlong: 'one flat white seed',
        dream: 'a pumpkin vine with a flower like a yellow trumpet',
        tall: 'long enough to go around the table',
        tallish: 'already over the edge and halfway to the floor',
      },
    },
    {
      id: 'tomato',
      word: 'tomato plant',
      aliases: ['tomato', 'tomatoes', 'strawberry', 'vegetable', 'garden'],
      forms: {
        seed: 'tiny gold seed',
        seedlong: 'one seed with a bit of fluff on it',
        dream: 'a tomato plant with tomatoes like a string of lamps',
        tall: 'as high as the curtain rod',
        tallish: 'already leaning on the window to look out',
      },
    },
  ],
}

const pot: ThingSlot = {
  slot: 'pot',
  nouns: [
    { id: 'pot', word: 'pot', aliases: ['flowerpot', 'flower pot'], forms: { the: 'the pot' } },
    { id: 'bucket', word: 'bucket', aliases: ['pail'], forms: { the: 'the bucket' } },
    { id: 'kettle', word: 'kettle', aliases: ['teapot'], forms: { the: 'the kettle' } },
  ],
}

/** The day on which everyone brings what grew. */
const day: ThingSlot = {
  slot: 'day',
  nouns: [
    {
      id: 'harvest',
      word: 'harvest supper',
      aliases: ['harvest', 'farm', 'barn'],
      setting: 'barn',
      forms: { the: 'the harvest supper', t: 'the big supper', soon: 'only nine days off' },
    },
    {
      id: 'thanks',
      word: 'Thank-You Sunday',
      aliases: ['church', 'Thanksgiving', 'Sunday'],
      setting: 'church-inside',
      forms: { the: 'Thank-You Sunday', t: 'Thank-You Sunday', soon: 'only two Sundays off' },
    },
    {
      id: 'grapes',
      word: 'grape supper',
      aliases: ['grapes', 'grape harvest', 'vineyard', 'vines'],
      setting: 'vineyard',
      forms: { the: 'the grape supper', t: 'the big supper', soon: 'only nine days off' },
    },
    {
      id: 'olives',
      word: 'olive supper',
      aliases: ['olives', 'olive harvest', 'olive trees', 'olive grove'],
      setting: 'olive-grove',
      forms: { the: 'the olive supper', t: 'the big supper', soon: 'only nine days off' },
    },
    {
      id: 'garden',
      word: 'garden supper',
      aliases: ['party', 'picnic', 'birthday', 'neighbors', 'street'],
      setting: 'garden',
      forms: { the: 'the garden supper', t: 'the big supper', soon: 'only nine days off' },
    },
  ],
}

/** What impatience feels like in the fingers. */
const image: ThingSlot = {
  slot: 'img',
  nouns: [
    {
      id: 'itch',
      word: 'itch',
      forms: {
        the: 'the itch',
        is: 'like a wool sock',
        start: 'something had begun to itch, like a wool sock',
        tight: 'itched worse',
        tighte: 'itched and itched',
        loose: 'was gone',
      },
    },
    {
      id: 'bee',
      word: 'bee',
      forms: {
        the: 'the buzzing',
        is: 'like a bee in a jar',
        start: 'something had begun to buzz, like a bee in a jar',
        tight: 'buzzed louder',
        tighte: 'buzzed and buzzed',
        loose: 'was gone',
      },
    },
  ],
}

export const things: readonly ThingSlot[] = [plant, pot, day, image]
