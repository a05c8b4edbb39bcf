import type { ThingSlot } from '../plot.ts'

/** The hero's own great day: tomorrow at eight, with music, and nobody is ever chosen twice. `begins` and `over` are whole clauses. */
const day: ThingSlot = {
  slot: 'day',
  nouns: [
    {
      id: 'parade',
      word: 'parade',
      aliases: ['procession', 'festival', 'carnival', 'lantern parade'],
      picture: 'flag',
      forms: {
        part: 'carry the flag, in front of everyone',
        ing: 'carrying the flag',
        did: 'carried the flag',
        prep: 'had practiced with a broom for nine days',
        begins: 'the drums began',
        over: 'the last drum had gone around the corner',
        t: 'Boom, boom, boom!',
      },
    },
    {
      id: 'race',
      word: 'wagon race',
      aliases: ['race', 'raft race', 'soapbox', 'competition', 'contest'],
      picture: 'wagon',
      forms: {
        part: 'steer the red wagon',
        ing: 'steering the red wagon',
        did: 'steered the red wagon',
        prep: 'had practiced on every hill for nine days',
        begins: 'the starting horn blew, and the fiddles struck up',
        over: 'the last wagon had been wheeled away',
        t: 'Toot, toot, toot!',
      },
    },
    {
      id: 'concert',
      word: 'concert',
      aliases: ['choir', 'song', 'recital', 'music', 'singing'],
      picture: 'drum',
      forms: {
        part: 'sing the first verse, all alone',
        ing: 'singing the first verse',
        did: 'sang the first verse',
        prep: 'had practiced in the bath for nine days',
        begins: 'the trumpets began',
        over: 'the last trumpet was back in its box',
        t: 'Ta-ra, ta-ra!',
      },
    },
    {
      id: 'pageant',
      word: 'pageant',
      aliases: ['school play', 'theater', 'theatre', 'puppet show'],
      picture: 'crown',
      forms: {
        part: 'wear the crown and make the speech',
        ing: 'wearing the crown',
        did: 'wore the crown',
        prep: 'had practiced with a saucepan for nine days',
        begins: 'the trumpets began',
        over: 'the crown was back in its box',
        t: 'Ta-ra, ta-ra!',
      },
    },
    {
      id: 'balloon',
      word: 'balloon ride',
      aliases: ['balloon', 'hot-air balloon', 'flight'],
      picture: 'balloon',
      forms: {
        part: 'ride in the basket of the big balloon',
        ing: 'riding in the basket',
        did: 'rode in the basket',
        prep: 'had practiced waving for nine days',
        begins: 'the town band began to play',
        over: 'the balloon was a dot beyond the hills',
        t: 'Oompah, oompah!',
      },
    },
  ],
}

const image: ThingSlot = {
  slot: 'img',
  nouns: [
    {
      id: 'draft',
      word: 'draft',
      forms: {
        the: 'the draft',
        is: 'like a draft under a door',
        start: 'something blew cold, like a draft under a door',
        tight: 'blew colder',
        loose: 'had died down',
      },
    },
    {
      id: 'hole',
      word: 'hole',
      forms: {
        the: 'the hole',
        is: 'like a hole in a pocket',
        start: 'something was missing, like a key that has slipped through a hole in a pocket',
        tight: 'got bigger',
        loose: 'had closed',
      },
    },
    {
      id: 'swing',
      word: 'swing',
      forms: {
        the: 'the swing',
        is: 'like a swing with nobody on it',
        start: 'something began to creak, like a swing with nobody on it',
        tight: 'creaked louder',
        loose: 'hung still',
      },
    },
  ],
}

export const things: readonly ThingSlot[] = [day, image]
