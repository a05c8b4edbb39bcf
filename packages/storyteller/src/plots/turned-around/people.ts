import type { RoleSheet } from '../plot.ts'

/** `guest` is the one whose thing breaks; `friend` holds the rope at the finish, `mentor` when there is no friend. */
export const people: readonly RoleSheet[] = [
  { role: 'hero', need: 'must', from: ['human', 'animal', 'toy'], prefers: 'child', stock: [] },
  {
    role: 'guest',
    need: 'must',
    from: ['human'],
    prefers: 'child',
    suits: /\b(?:new|shy|quiet|careful|slow|clumsy|dreamy)\b/i,
    stock: [
      {
        name: 'Lupe',
        kind: 'human',
        pronoun: 'she',
        details: '7 years old, a girl with a long black ponytail, brown skin and a green sweater',
        signature: {
          present: 'hums two notes',
          past: 'hummed two notes',
          base: 'hum two notes',
          ing: 'humming two notes',
        },
      },
      {
        name: 'Tobin',
        kind: 'human',
        pronoun: 'he',
        details: '7 years old, a boy with red hair, freckles and a striped shirt',
        signature: {
          present: 'rubs one shoe with the other',
          past: 'rubbed one shoe with the other',
          base: 'rub one shoe with the other',
          ing: 'rubbing one shoe with the other',
        },
      },
      {
        name: 'Ife',
        kind: 'human',
        pronoun: 'she',
        details: '7 years old, a girl with short black curls, dark brown skin and yellow overalls',
        signature: {
          present: 'puffs out her cheeks',
          past: 'puffed out her cheeks',
          base: 'puff out her cheeks',
          ing: 'puffing out her cheeks',
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
        name: 'Mr. Okafor',
        kind: 'human',
        pronoun: 'he',
        details: 'an old man with dark brown skin, short white hair, a gray vest and rolled-up sleeves',
        signature: {
          present: 'clicks his pencil',
          past: 'clicked his pencil',
          base: 'click his pencil',
          ing: 'clicking his pencil',
        },
        ages: ['early', 'middle', 'preteen'],
      },
      {
        name: 'Mrs. Lindqvist',
        kind: 'human',
        pronoun: 'she',
        details: 'an old woman with a white braid, a blue work coat and wooden shoes',
        signature: {
          present: 'blows dust off her glasses',
          past: 'blew dust off her glasses',
          base: 'blow dust off her glasses',
          ing: 'blowing dust off her glasses',
        },
        ages: ['early', 'middle', 'preteen'],
      },
      {
        name: 'Old Obi',
        kind: 'human',
        pronoun: 'he',
        details: 'an old man with dark brown skin, short white hair, a gray vest and rolled-up sleeves',
        signature: {
          present: 'claps twice',
          past: 'clapped twice',
          base: 'clap twice',
          ing: 'clapping twice',
        },
        ages: ['toddlers'],
      },
    ],
  },
  { role: 'friend', need: 'may', from: ['human'], prefers: 'child', stock: [] },
  { role: 'companion', need: 'may', from: ['animal', 'toy'], stock: [] },
]
