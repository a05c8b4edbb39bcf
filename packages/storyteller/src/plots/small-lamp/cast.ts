import type { RoleSheet } from '../plot.ts'

/** Adults are the one who is away and the mentor; nobody is out in the dark without a grown-up. */
export const cast: readonly RoleSheet[] = [
  { role: 'hero', need: 'must', from: ['human', 'animal', 'toy'], prefers: 'child', stock: [] },
  {
    role: 'away',
    need: 'must',
    from: ['human'],
    prefers: 'adult',
    stock: [
      {
        name: 'Uncle Jory',
        kind: 'human',
        pronoun: 'he',
        details: 'a grown man with a red beard, a blue knitted cap and a yellow oilskin coat',
        signature: {
          present: 'hums off key',
          past: 'hummed off key',
          base: 'hum off key',
          ing: 'humming off key',
        },
      },
      {
        name: 'Aunt Tamsin',
        kind: 'human',
        pronoun: 'she',
        details: 'a grown woman with short brown hair, a green raincoat and tall boots',
        signature: {
          present: 'whistles with two fingers',
          past: 'whistled with two fingers',
          base: 'whistle with two fingers',
          ing: 'whistling with two fingers',
        },
      },
    ],
  },
  {
    role: 'mentor',
    need: 'must',
    from: ['human'],
    prefers: 'adult',
    stock: [
      {
        name: 'Mrs. Amaro',
        kind: 'human',
        pronoun: 'she',
        details: 'an old woman with white hair in a bun, a gray shawl and big rubber boots',
        signature: {
          present: 'winds a ball of string',
          past: 'wound a ball of string',
          base: 'wind a ball of string',
          ing: 'winding a ball of string',
        },
        ages: ['early', 'middle', 'preteen'],
      },
      {
        name: 'Mr. Brandt',
        kind: 'human',
        pronoun: 'he',
        details: 'an old man with a white mustache, round glasses and a brown coat',
        signature: {
          present: 'polishes his glasses',
          past: 'polished his glasses',
          base: 'polish his glasses',
          ing: 'polishing his glasses',
        },
        ages: ['early', 'middle', 'preteen'],
      },
      {
        name: 'Old Bess',
        kind: 'human',
        pronoun: 'she',
        details: 'an old woman with white curls, a gray shawl and red boots',
        signature: {
          present: 'hums a song',
          past: 'hummed a song',
          base: 'hum a song',
          ing: 'humming a song',
        },
        ages: ['toddlers'],
      },
    ],
  },
  {
    role: 'ally',
    need: 'may',
    from: ['human'],
    prefers: 'child',
    stock: [
      {
        name: 'Toby',
        kind: 'human',
        pronoun: 'he',
        details: 'a boy with curly black hair, brown skin and a red coat',
        signature: {
          present: 'hops on one leg',
          past: 'hopped on one leg',
          base: 'hop on one leg',
          ing: 'hopping on one leg',
        },
      },
      {
        name: 'Wren',
        kind: 'human',
        pronoun: 'she',
        details: 'a girl with two blond braids, freckles and a blue coat',
        signature: {
          present: 'chews the end of a braid',
          past: 'chewed the end of a braid',
          base: 'chew the end of a braid',
          ing: 'chewing the end of a braid',
        },
      },
    ],
  },
  {
    role: 'companion',
    need: 'may',
    from: ['animal'],
    stock: [
      {
        name: 'the old gray cat',
        kind: 'animal',
        pronoun: 'he',
        details: 'an old gray cat with a torn ear',
        signature: {
          present: 'yawns with his whole face',
          past: 'yawned with his whole face',
          base: 'yawn with his whole face',
          ing: 'yawning with his whole face',
        },
      },
    ],
  },
]
