import type { RoleSheet } from '../plot.ts'

/** The grown-up at hand comes first: whoever is away is only left out of the middle of the story. */
export const people: readonly RoleSheet[] = [
  { role: 'hero', need: 'must', from: ['human', 'animal', 'toy'], prefers: 'child', stock: [] },
  {
    role: 'mentor',
    need: 'must',
    from: ['human'],
    prefers: 'adult',
    stock: [
      {
        name: 'Miss Nakamura',
        kind: 'human',
        pronoun: 'she',
        details: 'a grown woman with black hair in a bun, a blue apron and wooden shoes',
        signature: {
          present: 'shells a pea',
          past: 'shelled a pea',
          base: 'shell a pea',
          ing: 'shelling a pea',
        },
      },
      {
        name: 'Deacon Bello',
        kind: 'human',
        pronoun: 'he',
        details: 'a grown man with brown skin, a short gray beard and a leather apron',
        signature: {
          present: 'waxes a thread',
          past: 'waxed a thread',
          base: 'wax a thread',
          ing: 'waxing a thread',
        },
      },
    ],
  },
  {
    role: 'owner',
    need: 'must',
    from: ['human'],
    prefers: 'adult',
    suits: /\b(?:old|elderly|retired)\s(?:\w+\s)?neighbou?r\b/i,
    stock: [
      {
        name: 'Miss Okonjo',
        kind: 'human',
        pronoun: 'she',
        details: 'an old woman with dark brown skin, white hair, a yellow headscarf and a green coat',
        signature: {
          present: 'counts on her fingers',
          past: 'counted on her fingers',
          base: 'count on her fingers',
          ing: 'counting on her fingers',
        },
      },
      {
        name: 'Captain Petrov',
        kind: 'human',
        pronoun: 'he',
        details: 'an old man, bald, with a gray mustache, a blue cap and red suspenders',
        signature: {
          present: 'pats all his pockets',
          past: 'patted all his pockets',
          base: 'pat all his pockets',
          ing: 'patting all his pockets',
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
    stock: [
      {
        name: 'Noor',
        kind: 'human',
        pronoun: 'she',
        details: '8 years old, a long black braid, brown skin, red boots and a striped sweater',
        signature: {
          present: 'hops over the cracks',
          past: 'hopped over the cracks',
          base: 'hop over the cracks',
          ing: 'hopping over the cracks',
        },
      },
      {
        name: 'Mateo',
        kind: 'human',
        pronoun: 'he',
        details: '8 years old, curly brown hair, a green shirt and yellow shorts',
        signature: {
          present: 'walks on his heels',
          past: 'walked on his heels',
          base: 'walk on his heels',
          ing: 'walking on his heels',
        },
      },
    ],
  },
  { role: 'companion', need: 'may', from: ['animal', 'toy'], stock: [] },
]
