import type { RoleSheet } from '../plot.ts'

/** The mentor gives the seed, and has been waiting for things longer than the hero has been alive. */
export const cast: readonly RoleSheet[] = [
  { role: 'hero', need: 'must', from: ['human', 'animal', 'toy'], prefers: 'child', stock: [] },
  {
    role: 'mentor',
    need: 'must',
    from: ['human'],
    prefers: 'adult',
    stock: [
      {
        name: 'Farmer Bess',
        kind: 'human',
        pronoun: 'she',
        details: 'an old woman with a straw hat, a gray braid, a green apron and muddy boots',
        signature: {
          present: 'pushes back her straw hat',
          past: 'pushed back her straw hat',
          base: 'push back her straw hat',
          ing: 'pushing back her straw hat',
        },
      },
      {
        name: 'Old Anselm',
        kind: 'human',
        pronoun: 'he',
        details: 'an old man with a white beard, brown skin, blue overalls and a flat cap',
        signature: {
          present: 'scratches his beard',
          past: 'scratched his beard',
          base: 'scratch his beard',
          ing: 'scratching his beard',
        },
      },
    ],
  },
  {
    role: 'friend',
    need: 'may',
    from: ['human'],
    prefers: 'child',
    stock: [
      {
        name: 'Hattie',
        kind: 'human',
        pronoun: 'she',
        details: 'a girl with short red hair, freckles and a striped sweater',
        signature: {
          present: 'blows at her bangs',
          past: 'blew at her bangs',
          base: 'blow at her bangs',
          ing: 'blowing at her bangs',
        },
      },
      {
        name: 'Milo',
        kind: 'human',
        pronoun: 'he',
        details: 'a boy with black curls, brown skin and a yellow shirt',
        signature: {
          present: 'bounces on his toes',
          past: 'bounced on his toes',
          base: 'bounce on his toes',
          ing: 'bouncing on his toes',
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
        name: 'the brown hen',
        kind: 'animal',
        pronoun: 'she',
        details: 'a plump brown hen with a red comb',
        signature: {
          present: 'tilts her head',
          past: 'tilted her head',
          base: 'tilt her head',
          ing: 'tilting her head',
        },
      },
    ],
  },
]
