import type { ThingSlot } from '../plot.ts'

/** Something two people have made together, and that is of no use in halves: the hero keeps `mine`, the friend `yours`. */
const made: ThingSlot = {
  slot: 'thing',
  nouns: [
    {
      id: 'kite',
      word: 'kite',
      setting: 'hills',
      forms: {
        mine: 'tail',
        yours: 'string',
        job: 'fly',
        jobs: 'flies',
        did: 'flew',
        rip: 'Rrrip!',
        useless: 'You cannot fly a tail',
        from: 'two sticks, a bedsheet and a whole roll of tape',
        higher: 'over the chimneys',
        crooked: 'a little to the left',
      },
    },
    {
      id: 'boat',
      word: 'boat',
      aliases: ['ship', 'raft', 'sailboat'],
      setting: 'lake',
      forms: {
        mine: 'sail',
        yours: 'rudder',
        job: 'sail',
        jobs: 'sails',
        did: 'sailed',
        rip: 'Crack!',
        useless: 'You cannot sail a sail',
        from: 'a crate, a broom and an old shirt',
        higher: 'all the way to the reeds',
        crooked: 'a little to the left',
      },
    },
    {
      id: 'cart',
      word: 'cart',
      aliases: ['wagon', 'soapbox', 'go-kart', 'car', 'racer'],
      picture: 'wagon',
      setting: 'street',
      forms: {
        mine: 'seat',
        yours: 'steering rope',
        job: 'roll',
        jobs: 'rolls',
        did: 'rolled',
        rip: 'Crack!',
        useless: 'You cannot roll on a seat',
        from: 'a box, a rope and the wheels of a pram',
        higher: 'past the bakery and around the corner',
        crooked: 'a little to the left',
      },
    },
    {
      id: 'tent',
      word: 'tent',
      aliases: ['camp', 'fort', 'den'],
      setting: 'garden',
      movable: true,
      forms: {
        mine: 'roof',
        yours: 'middle pole',
        job: 'stand',
        jobs: 'stands',
        did: 'stood',
        rip: 'Rrrip!',
        useless: 'You cannot put up a roof',
        from: 'a curtain, three broomsticks and a lot of clothespins',
        higher: 'higher than both of them',
        crooked: 'a little to the left',
      },
    },
    {
      id: 'banner',
      word: 'banner',
      aliases: ['flag', 'parade', 'poster', 'sign'],
      picture: 'flag',
      setting: 'street',
      movable: true,
      forms: {
        mine: 'left half',
        yours: 'right half',
        job: 'wave',
        jobs: 'waves',
        did: 'waved',
        rip: 'Rrrip!',
        useless: 'You cannot read half a word',
        from: 'a tablecloth, two poles and five pots of paint',
        higher: 'from one side of the street to the other',
        crooked: 'a little to the left',
      },
    },
  ],
}

const feelingImage: ThingSlot = {
  slot: 'img',
  nouns: [
    {
      id: 'stone',
      word: 'stone',
      forms: {
        the: 'the stone',
        is: 'like a stone in a pocket',
        start: 'Something lay in {hero.their} chest like a stone in a pocket, and it bumped at every step',
        tight: 'had got heavier',
        loose: 'was not there anymore',
      },
    },
    {
      id: 'door',
      word: 'door',
      forms: {
        the: 'the door',
        is: 'like a door that somebody has shut',
        start: 'Somewhere inside {hero.them} a door had slammed, and it would not stop rattling',
        tight: 'rattled louder',
        loose: 'stood open',
      },
    },
    {
      id: 'thorn',
      word: 'thorn',
      forms: {
        the: 'the thorn',
        is: 'like a thorn in a sock',
        start: 'Something pricked {hero.them} whichever way {hero.they} turned, like a thorn in a sock',
        tight: 'pricked harder',
        loose: 'had gone',
      },
    },
  ],
}

export const things: readonly ThingSlot[] = [made, feelingImage]
