import type { ThingSlot } from '../plot.ts'

/**
 * What the name is about: something a person has with them for a day, never the person. `joke` is what one
 * sees in it (`tjoke` for toddlers), `nick` the name, `rhyme` its song, `drawn` what is chalked on the walls.
 */
export const namedThing: ThingSlot = {
  slot: 'thing',
  nouns: [
    {
      id: 'hat',
      word: 'hat',
      aliases: ['cap', 'beret', 'bonnet'],
      forms: {
        had: 'had on a new hat',
        inthat: 'in that new hat',
        inthe: 'in the hat',
        joke: 'the hat was round, with a knob on top, just like the lid of a teapot',
        tjoke: 'It looks like a teapot.',
        nick: 'Teapot',
        rhyme: 'Teapot, Teapot, what have you got?',
        drawn: 'a teapot with two legs',
      },
    },
    {
      id: 'scarf',
      word: 'scarf',
      aliases: ['shawl', 'muffler'],
      forms: {
        had: 'had on a new scarf',
        inthat: 'in that new scarf',
        inthe: 'in the scarf',
        joke: 'the scarf went on and on, like the longest noodle in the bowl',
        tjoke: 'It is long, like a noodle.',
        nick: 'Noodle',
        rhyme: 'Noodle, Noodle, oodles of Noodle!',
        drawn: 'a noodle with two legs',
      },
    },
    {
      id: 'umbrella',
      word: 'umbrella',
      aliases: ['parasol'],
      forms: {
        had: 'had a new umbrella',
        inthat: 'under that new umbrella',
        inthe: 'under the umbrella',
        joke: 'the umbrella was so wide and round that all you saw was a mushroom with two feet',
        tjoke: 'It looks like a mushroom.',
        nick: 'Mushroom',
        rhyme: 'Mushroom, Mushroom, make more room!',
        drawn: 'a mushroom with two legs',
      },
    },
    {
      id: 'wagon',
      word: 'wagon',
      aliases: ['cart', 'handcart'],
      forms: {
        had: 'had a new wagon',
        inthat: 'with that new wagon',
        inthe: 'with the wagon',
        joke: 'the wagon squeaked along behind everybody else, like the end of a train',
        tjoke: 'It squeaks and comes last.',
        nick: 'Caboose',
        rhyme: 'Caboose, Caboose, the wheel is loose!',
        drawn: 'a caboose with two legs',
      },
    },
    {
      id: 'backpack',
      word: 'backpack',
      aliases: ['rucksack', 'satchel', 'knapsack'],
      forms: {
        had: 'had on a new backpack',
        inthat: 'under that new backpack',
        inthe: 'with the backpack',
        joke: 'the backpack was so big and round that it looked like a house out for a walk',
        tjoke: 'It is big, like a house.',
        nick: 'Snail',
        rhyme: 'Snail, Snail, leave us a trail!',
        drawn: 'a snail with two legs',
      },
    },
    {
      id: 'sweater',
      word: 'sweater',
      aliases: ['pullover', 'cardigan'],
      forms: {
        had: 'had on a new sweater',
        inthat: 'in that new sweater',
        inthe: 'in the sweater',
        joke: 'the sweater was green and bumpy from top to bottom, like something out of a jar',
        tjoke: 'It is green and bumpy.',
        nick: 'Pickle',
        rhyme: 'Pickle, Pickle, tickle a Pickle!',
        drawn: 'a pickle with two legs',
      },
    },
  ],
}
