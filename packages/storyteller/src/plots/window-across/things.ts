import type { ThingSlot } from '../plot.ts'
import { ride } from './rides.ts'

/** Ordinary troubles that take long and get better by themselves. `has` follows the friend's name. */
const illness: ThingSlot = {
  slot: 'ill',
  nouns: [
    {
      id: 'broken-leg',
      word: 'broken leg',
      aliases: ['plaster', 'ankle'],
      picture: 'pillow',
      forms: {
        has: 'had broken a leg',
        now: 'has broken a leg',
        thas: 'has a big white leg',
        rule: 'A bone has to lie still to grow, and nobody lies still in company',
        joke: 'laughing shook the leg',
        tjoke: '"Ow, my leg!"',
        slow: 'the bone grew together by a hair a day',
        end: 'the cast came off',
        tend: '{friend} is well! Off comes the cast!',
        look: 'one white leg on three pillows',
      },
    },
    {
      id: 'chicken-pox',
      word: 'chicken pox',
      aliases: ['chickenpox', 'spots'],
      picture: 'pillow',
      forms: {
        has: 'had the chicken pox',
        now: 'has the chicken pox',
        thas: 'has red, red spots',
        rule: 'Spots like that can jump from one to another, and one spotted person is enough',
        joke: 'laughing made the spots itch',
        tjoke: '"Ow, it itches!"',
        slow: 'the spots dried up, one after another',
        end: 'the last spot was gone',
        tend: '{friend} has no more spots!',
        look: 'a face with more spots than a ladybug',
      },
    },
    {
      id: 'cough',
      word: 'cough',
      aliases: ['cold', 'sniffles'],
      picture: 'pillow',
      forms: {
        has: 'had a cough that would not leave',
        now: 'has a cough that will not leave',
        thas: 'has a big cough',
        rule: 'A cough can jump from one to another, and that one jumps far',
        joke: 'laughing started the cough again',
        tjoke: '"Hack, hack, hack!"',
        slow: 'the cough got shorter by a little every night',
        end: 'the cough was gone',
        tend: '{friend} has no more cough!',
        look: 'a red nose over three scarves',
      },
    },
    {
      id: 'mumps',
      word: 'mumps',
      picture: 'pillow',
      forms: {
        has: 'had the mumps',
        now: 'has the mumps',
        thas: 'has two fat cheeks',
        rule: 'Mumps can jump from one to another, and one round face is enough',
        joke: 'laughing hurt in both cheeks',
        tjoke: '"Ow, my cheeks!"',
        slow: 'the two fat cheeks went down like old balloons',
        end: 'the cheeks were only cheeks again',
        tend: '{friend} has no more fat cheeks!',
        look: 'a face as round as the moon',
      },
    },
    {
      id: 'tonsils',
      word: 'sore throat',
      aliases: ['tonsils', 'throat'],
      picture: 'pillow',
      forms: {
        has: 'had had both tonsils out',
        now: 'has had both tonsils out',
        thas: 'has a sore, sore throat',
        rule: 'A throat like that has to be quiet, and nobody is quiet in company',
        joke: 'laughing hurt the throat',
        tjoke: '"Ow, my throat!"',
        slow: 'the throat got better by one spoon of ice cream at a time',
        end: 'the throat was well again',
        tend: '{friend} has no more sore throat!',
        look: 'a scarf that went up to the ears',
      },
    },
  ],
}

/** How two windows say good night. `ask` follows the hero's name, `answer` and `born` are clauses. */
const signal: ThingSlot = {
  slot: 'signal',
  nouns: [
    {
      id: 'lamp',
      word: 'lamp',
      aliases: ['flashlight', 'lantern', 'night-light', 'light'],
      forms: {
        deal: 'two blinks meant good night',
        born: '{friend} had a lamp by the bed and one finger free',
        ask: 'blinked the lamp twice',
        answer: 'the lamp across the {way} blinked twice',
        task: 'Blink, blink, goes a lamp.',
        tanswer: 'Blink, blink, goes the other lamp.',
      },
    },
    {
      id: 'drawing',
      word: 'drawing',
      aliases: ['picture', 'crayons', 'paint', 'draws'],
      forms: {
        deal: 'a moon meant good night',
        born: '{friend} drew a moon on an old envelope',
        ask: 'held up the drawing of a moon',
        answer: 'across the {way} another moon went up',
        task: 'Up goes a paper moon.',
        tanswer: 'Up goes the other moon.',
      },
    },
    {
      id: 'paper-bird',
      word: 'paper bird',
      aliases: ['bird', 'origami', 'crane'],
      picture: 'bird',
      forms: {
        deal: 'a bird on its side meant good night',
        born: '{friend} folded a bird from an old envelope',
        ask: 'laid the paper bird on its side',
        answer: 'across the {way} another paper bird lay down',
        task: 'A paper bird lies down.',
        tanswer: 'The other bird lies down.',
      },
    },
    {
      id: 'string',
      word: 'string',
      aliases: ['tin', 'telephone', 'rope', 'yarn'],
      forms: {
        deal: 'two tugs meant good night',
        born: '{mentor} carried a string across on a broom and tied a tin to each end',
        ask: 'gave the string two tugs',
        answer: 'the string gave two tugs back',
        task: 'Tug, tug, goes the string.',
        tanswer: 'Tug, tug, it says back.',
      },
    },
    {
      id: 'curtain',
      word: 'curtain',
      aliases: ['blind', 'shade'],
      forms: {
        deal: 'one wag of the curtain meant good night',
        born: '{friend} could reach the curtain with one toe',
        ask: 'wagged the curtain',
        answer: 'the curtain across the {way} wagged, too',
        task: 'Wag, wag, goes a curtain.',
        tanswer: 'Wag, wag, goes the other one.',
      },
    },
  ],
}

/** What lies between the two windows. */
const way: ThingSlot = {
  slot: 'way',
  nouns: [
    { id: 'street', word: 'street', aliases: ['road'], forms: {} },
    { id: 'lane', word: 'lane', aliases: ['alley'], forms: {} },
    { id: 'yard', word: 'yard', aliases: ['next door', 'courtyard', 'backyard'], forms: {} },
  ],
}

const feelingImage: ThingSlot = {
  slot: 'img',
  nouns: [
    {
      id: 'button',
      word: 'button',
      forms: {
        the: 'the button',
        is: 'like a swallowed button',
        start: 'Something sat in {hero.their} chest like a swallowed button',
        tight: 'turned over on its edge',
        loose: 'was gone',
      },
    },
    {
      id: 'spring',
      word: 'spring',
      forms: {
        the: 'the spring',
        is: 'like a spring in a clock',
        start: 'Something in {hero.them} was wound up like the spring in a clock',
        tight: 'was wound one turn tighter',
        loose: 'had run down',
      },
    },
    {
      id: 'burr',
      word: 'burr',
      forms: {
        the: 'the burr',
        is: 'like a burr in a sock',
        start: 'Something pricked {hero.them} like a burr in a sock',
        tight: 'pricked harder',
        loose: 'was gone',
      },
    },
  ],
}

export const things: readonly ThingSlot[] = [ride, illness, signal, way, feelingImage]
