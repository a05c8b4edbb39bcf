import type { RoleSheet } from '../plot.ts'

/** The guest is the one who goes without; the owner is the one who counts; the mentor is at home. */
export const people: readonly RoleSheet[] = [
  { role: 'hero', need: 'must', from: ['human', 'animal', 'toy'], prefers: 'child', stock: [] },
  {
    role: 'mentor',
    need: 'must',
    from: ['human'],
    prefers: 'adult',
    stock: [
      {
        name: 'Miss Abara',
        kind: 'human',
        pronoun: 'she',
        details:
          'an old woman with dark brown skin, short white hair, an orange shawl and a long green dress',
        signature: {
          present: 'looks over her glasses',
          past: 'looked over her glasses',
          base: 'look over her glasses',
          ing: 'looking over her glasses',
        },
      },
      {
        name: 'Old Tomas',
        kind: 'human',
        pronoun: 'he',
        details: 'an old man with a white beard, a brown cap and a gray vest',
        signature: {
          present: 'pulls at his beard',
          past: 'pulled at his beard',
          base: 'pull at his beard',
          ing: 'pulling at his beard',
        },
      },
      {
        name: 'Doctor Lin',
        kind: 'human',
        pronoun: 'she',
        details: 'a grown woman with black hair in a bun, round glasses and a blue sweater',
        signature: {
          present: 'taps her chin',
          past: 'tapped her chin',
          base: 'tap her chin',
          ing: 'tapping her chin',
        },
      },
    ],
  },
  {
    role: 'guest',
    need: 'must',
    from: ['human'],
    prefers: 'child',
    stock: [
      {
        name: 'Nia',
        kind: 'human',
        pronoun: 'she',
        details: 'a girl with brown skin, black braids with red beads and a yellow sweater',
        signature: {
          present: 'stands on one leg',
          past: 'stood on one leg',
          base: 'stand on one leg',
          ing: 'standing on one leg',
        },
      },
      {
        name: 'Davi',
        kind: 'human',
        pronoun: 'he',
        details: 'a boy with curly black hair, freckles and a green jacket',
        signature: {
          present: 'whistles one note',
          past: 'whistled one note',
          base: 'whistle one note',
          ing: 'whistling one note',
        },
      },
      {
        name: 'Ilse',
        kind: 'human',
        pronoun: 'she',
        details: 'a girl with short blond hair, round glasses and a striped dress',
        signature: {
          present: 'pulls up her socks',
          past: 'pulled up her socks',
          base: 'pull up her socks',
          ing: 'pulling up her socks',
        },
      },
    ],
  },
  {
    role: 'owner',
    need: 'must',
    from: ['human'],
    prefers: 'adult',
    suits: /\b(teacher|coach|judge|mayor|baker|shopkeeper|pastor|captain|principal)\b/i,
    stock: [
      {
        name: 'Captain Reed',
        kind: 'human',
        pronoun: 'he',
        details: 'an old man with a gray mustache, a blue cap and a blue coat with gold buttons',
        signature: {
          present: 'licks his pencil',
          past: 'licked his pencil',
          base: 'lick his pencil',
          ing: 'licking his pencil',
        },
      },
      {
        name: 'Farmer Holm',
        kind: 'human',
        pronoun: 'he',
        details: 'a grown man with brown skin, a black beard, a straw hat and green overalls',
        signature: {
          present: 'counts on his thumbs',
          past: 'counted on his thumbs',
          base: 'count on his thumbs',
          ing: 'counting on his thumbs',
        },
      },
      {
        name: 'Mayor Varga',
        kind: 'human',
        pronoun: 'she',
        details: 'an old woman with gray curls, red glasses on a string and a purple coat',
        signature: {
          present: 'wipes her red glasses',
          past: 'wiped her red glasses',
          base: 'wipe her red glasses',
          ing: 'wiping her red glasses',
        },
      },
    ],
  },
  { role: 'friend', need: 'may', from: ['human'], prefers: 'child', stock: [] },
  { role: 'companion', need: 'may', from: ['animal'], stock: [] },
]
