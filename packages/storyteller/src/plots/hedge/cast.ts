import type { RoleSheet } from '../plot.ts'

/**
 * The two who do not speak are always the plot's own people (`from` is empty): nobody of the parent's family is
 * put into an old quarrel. {guest} is a woman and {guest2} a man in every telling.
 */
export const cast: readonly RoleSheet[] = [
  { role: 'hero', need: 'must', from: ['human', 'animal', 'toy'], prefers: 'child', stock: [] },
  {
    role: 'guest',
    need: 'must',
    from: [],
    stock: [
      {
        name: 'Dora',
        kind: 'human',
        pronoun: 'she',
        details: 'an old woman with dark brown skin, a yellow headscarf and a gray apron',
        signature: {
          present: 'shakes her apron',
          past: 'shook her apron',
          base: 'shake her apron',
          ing: 'shaking her apron',
        },
        ages: ['toddlers'],
      },
      {
        name: 'Miss Abara',
        kind: 'human',
        pronoun: 'she',
        details: 'an old woman with dark brown skin, a yellow headscarf and a gray apron',
        signature: {
          present: 'points with her chin',
          past: 'pointed with her chin',
          base: 'point with her chin',
          ing: 'pointing with her chin',
        },
        ages: ['early', 'middle', 'preteen'],
      },
      {
        name: 'Miss Petrova',
        kind: 'human',
        pronoun: 'she',
        details: 'an old woman with white hair in a bun, a gray apron and a red shawl',
        signature: {
          present: 'ties her apron twice',
          past: 'tied her apron twice',
          base: 'tie her apron twice',
          ing: 'tying her apron twice',
        },
        ages: ['early', 'middle', 'preteen'],
      },
    ],
  },
  {
    role: 'guest2',
    need: 'must',
    from: [],
    stock: [
      {
        name: 'Fenn',
        kind: 'human',
        pronoun: 'he',
        details: 'an old man with a gray mustache, a brown hat and suspenders',
        signature: {
          present: 'pats his hat',
          past: 'patted his hat',
          base: 'pat his hat',
          ing: 'patting his hat',
        },
        ages: ['toddlers'],
      },
      {
        name: 'Old Fenn',
        kind: 'human',
        pronoun: 'he',
        details: 'an old man with a gray mustache, a brown hat and suspenders',
        signature: {
          present: 'blows his nose like a horn',
          past: 'blew his nose like a horn',
          base: 'blow his nose like a horn',
          ing: 'blowing his nose like a horn',
        },
        ages: ['early', 'middle', 'preteen'],
      },
      {
        name: 'Old Lim',
        kind: 'human',
        pronoun: 'he',
        details: 'an old man with a thin white beard, a straw hat and a blue jacket',
        signature: {
          present: 'talks to his hens',
          past: 'talked to his hens',
          base: 'talk to his hens',
          ing: 'talking to his hens',
        },
        ages: ['early', 'middle', 'preteen'],
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
        name: 'Nell',
        kind: 'human',
        pronoun: 'she',
        details: 'a grown woman with short red hair, a blue mail carrier coat and a leather bag',
        signature: {
          present: 'wipes her feet twice',
          past: 'wiped her feet twice',
          base: 'wipe her feet twice',
          ing: 'wiping her feet twice',
        },
      },
      {
        name: 'Amos',
        kind: 'human',
        pronoun: 'he',
        details: 'a grown man with brown skin, a gray beard and a green mail carrier coat',
        signature: {
          present: 'pats his pockets',
          past: 'patted his pockets',
          base: 'pat his pockets',
          ing: 'patting his pockets',
        },
      },
    ],
  },
  {
    role: 'friend',
    need: 'may',
    from: ['human'],
    prefers: 'child',
    suits: /\b(?:friend|brother|sister|cousin|twin)\b/i,
    stock: [],
  },
  { role: 'companion', need: 'may', from: ['animal', 'toy'], stock: [] },
]
