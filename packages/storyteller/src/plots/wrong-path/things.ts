import type { ThingSlot } from '../plot.ts'

/**
 * Where the walk is going. `for` follows "to"; `late` is a clause, how it is found when they come too late;
 * `left` is what there still is; `t`, `tlate` and `tleft` are for toddlers.
 */
const goal: ThingSlot = {
  slot: 'goal',
  nouns: [
    {
      id: 'berry-place',
      word: 'berry place',
      aliases: ['berries', 'berry patch', 'strawberries', 'blueberries', 'blackberries', 'raspberries'],
      picture: 'bush',
      forms: {
        t: 'the berries',
        for: 'pick a bucket of berries',
        dream: 'red berries, warm from the sun',
        late: 'every bush had been picked clean',
        left: 'nine berries, low down, under the leaves',
        tlate: 'The berries are all gone.',
        tleft: 'They find just one berry each.',
      },
    },
    {
      id: 'lookout',
      word: 'lookout',
      aliases: ['tower', 'view', 'hilltop', 'mountain', 'castle', 'sunset'],
      picture: 'rock',
      forms: {
        t: 'the top',
        for: 'see seven villages at once',
        dream: 'seven villages in the sun, as small as buttons',
        late: 'the sun had gone down and taken all seven villages along',
        left: 'one red stripe, at the edge of the sky',
        tlate: 'The sun has gone to bed.',
        tleft: 'They see just one red stripe.',
      },
    },
    {
      id: 'mill',
      word: 'old mill',
      aliases: ['mill', 'windmill', 'watermill', 'bakery'],
      forms: {
        t: 'the mill',
        for: 'see the big wheel go around',
        dream: 'the big wheel going around, and a warm roll from the miller',
        late: 'the wheel had stopped for the night',
        left: 'one roll, from the bottom of the basket',
        tlate: 'The wheel has stopped.',
        tleft: 'They get just one warm roll.',
      },
    },
    {
      id: 'spring',
      word: 'spring',
      aliases: ['waterfall', 'pond', 'pool', 'stream'],
      picture: 'water',
      forms: {
        t: 'the splash place',
        for: 'wade in the clearest water on the hill',
        dream: 'clear water up to the knees, with the sun in it',
        late: 'the sun had gone and the water was too cold for toes',
        left: 'one last cup of water, so cold that it squeaked',
        tlate: 'It is too cold to splash.',
        tleft: 'They get just one cold sip.',
      },
    },
    {
      id: 'fair',
      word: 'fair',
      aliases: ['carnival', 'market', 'festival', 'circus', 'merry-go-round', 'fairground'],
      forms: {
        t: 'the fair',
        for: 'ride the blue horse on the merry-go-round',
        dream: 'the blue horse on the merry-go-round, and the music',
        late: 'the blue horse was asleep under a cloth',
        left: 'one bag of nuts, the last and the smallest',
        tlate: 'The music is all done.',
        tleft: 'They get just one bag of nuts.',
      },
    },
    {
      id: 'lighthouse',
      word: 'lighthouse',
      aliases: ['harbor', 'beach'],
      forms: {
        t: 'the big light',
        for: 'see the big lamp up close',
        dream: 'the big lamp up close, with its hundred mirrors',
        late: 'the door was locked and the keeper had gone to supper',
        left: 'the light itself, going around over their heads',
        tlate: 'The door is shut.',
        tleft: 'They see just one big light.',
      },
    },
  ],
}

/** Where the wrong path ends. `ended` and `who` are clauses, `by` says where they stand. */
const end: ThingSlot = {
  slot: 'end',
  nouns: [
    {
      id: 'bog',
      word: 'bog',
      aliases: ['swamp', 'mud', 'puddles', 'marsh'],
      picture: 'puddle',
      setting: 'meadow',
      forms: {
        t: 'Squish! The path ends in mud.',
        ended: 'the path went into a bog and did not come out again',
        no: 'You cannot walk on a bog',
        by: 'at the edge of the bog',
        who: 'a frog looked at them, and then at the map',
        sign: 'the bog',
      },
    },
    {
      id: 'wall',
      word: 'stone wall',
      aliases: ['wall', 'fortress'],
      setting: 'hills',
      forms: {
        t: 'Bump! A big wall stops the path.',
        ended: 'the path ran straight up to a stone wall, and that was that',
        no: 'You cannot walk through a wall',
        by: 'at the foot of the wall',
        who: 'a snail looked down at them, and then at the map',
        sign: 'the wall',
      },
    },
    {
      id: 'river',
      word: 'river',
      aliases: ['creek', 'brook'],
      picture: 'water',
      setting: 'riverbank',
      forms: {
        t: 'Splash! A river stops the path.',
        ended: 'the path came down to a river, and nobody had built a bridge',
        no: 'You cannot walk on a river',
        by: 'on the bank of the river',
        who: 'a duck looked at them, and then at the map',
        sign: 'the river',
      },
    },
    {
      id: 'bull',
      word: "bull's field",
      aliases: ['bull', 'cow', 'cows', 'farm'],
      picture: 'hay',
      setting: 'farm',
      forms: {
        t: 'Moo! A big bull stops them.',
        ended: 'the path stopped at a high fence, and behind the fence lay a bull',
        no: 'You do not walk through the living room of a bull',
        by: 'by the fence',
        who: 'the bull looked at them, and then at the map',
        sign: 'the bull',
      },
    },
    {
      id: 'cliff',
      word: 'cliff',
      aliases: ['mountain', 'mountains', 'rocks'],
      picture: 'rock',
      setting: 'mountain',
      forms: {
        t: 'Oh! A big rock stops the path.',
        ended: 'the path came to the foot of a cliff, and that was as far as it went',
        no: 'You cannot walk up a cliff',
        by: 'at the foot of the cliff',
        who: 'a goat looked down at them, and then at the map',
        sign: 'the cliff',
      },
    },
    {
      id: 'vineyard',
      word: 'vineyard',
      aliases: ['grapes', 'vines'],
      picture: 'grapes',
      setting: 'vineyard',
      forms: {
        t: 'Oh! The path ends in grapes.',
        ended: 'the path ran in among the vines of a vineyard and was gone',
        no: 'You cannot walk through all those vines',
        by: 'at the edge of the vineyard',
        who: 'a magpie looked at them, and then at the map',
        sign: 'the vineyard',
      },
    },
    {
      id: 'hedge',
      word: 'bramble hedge',
      aliases: ['hedge', 'thorns', 'brambles', 'thicket'],
      picture: 'hedge',
      setting: 'orchard',
      forms: {
        t: 'Ouch! A hedge stops the path.',
        ended: 'the path ran into a bramble hedge as high as a house, and stayed there',
        no: 'You cannot walk through brambles',
        by: 'in front of the brambles',
        who: 'a wren looked out at them, and then at the map',
        sign: 'the hedge',
      },
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
        is: 'like a burr in a sock',
        start: 'Something pricked, deep inside {hero}, like a burr in a sock',
        tight: 'pricked harder',
        loose: 'had dropped off somewhere along the way',
      },
    },
    {
      id: 'bee',
      word: 'bee',
      forms: {
        the: 'the bee',
        is: 'like a bee in a jar',
        start: 'Something buzzed, deep inside {hero}, like a bee in a jar',
        tight: 'buzzed louder',
        loose: 'had flown off somewhere along the way',
      },
    },
    {
      id: 'button',
      word: 'button',
      forms: {
        the: 'the button',
        is: 'like a coat that is buttoned up wrong',
        start: 'Something pulled, deep inside {hero}, like a button in the wrong hole',
        tight: 'pulled harder',
        loose: 'had come undone somewhere along the way',
      },
    },
  ],
}

export const things: readonly ThingSlot[] = [goal, end, feelingImage]
