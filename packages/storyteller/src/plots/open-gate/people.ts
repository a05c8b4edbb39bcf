import type { RoleSheet } from '../plot.ts'

/** The one who is lost is an animal, the parent's own if there is one; nobody looks for it at night without a grown-up. */
export const people: readonly RoleSheet[] = [
  { role: 'hero', need: 'must', from: ['human', 'animal', 'toy'], prefers: 'child', stock: [] },
  {
    role: 'away',
    need: 'must',
    from: ['animal'],
    stock: [
      {
        name: 'Button',
        kind: 'animal',
        pronoun: 'she',
        details: 'a small white lamb with a black nose',
        signature: {
          present: 'butts everyone with her head',
          past: 'butted everyone with her head',
          base: 'butt everyone with her head',
          ing: 'butting everyone with her head',
        },
      },
      {
        name: 'Duchess',
        kind: 'animal',
        pronoun: 'she',
        details: 'a brown goat with a white beard and one crooked horn',
        signature: {
          present: 'chews on a sleeve',
          past: 'chewed on a sleeve',
          base: 'chew on a sleeve',
          ing: 'chewing on a sleeve',
        },
      },
      {
        name: 'Barnaby',
        kind: 'animal',
        pronoun: 'he',
        details: 'an old gray dog with long ears and white eyebrows',
        signature: {
          present: 'wags from the middle on back',
          past: 'wagged from the middle on back',
          base: 'wag from the middle on back',
          ing: 'wagging from the middle on back',
        },
      },
      {
        name: 'Clover',
        kind: 'animal',
        pronoun: 'he',
        details: 'a small brown pony with a shaggy blond mane',
        signature: {
          present: 'blows through his nose',
          past: 'blew through his nose',
          base: 'blow through his nose',
          ing: 'blowing through his nose',
        },
      },
      {
        name: 'Pepper',
        kind: 'animal',
        pronoun: 'she',
        details: 'a small gray donkey with a white muzzle and very long ears',
        signature: {
          present: 'turns one ear around',
          past: 'turned one ear around',
          base: 'turn one ear around',
          ing: 'turning one ear around',
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
        name: 'Miss Abiola',
        kind: 'human',
        pronoun: 'she',
        details: 'a grown woman with dark brown skin, short black hair, round glasses and a long green coat',
        signature: {
          present: 'polishes her glasses',
          past: 'polished her glasses',
          base: 'polish her glasses',
          ing: 'polishing her glasses',
        },
      },
      {
        name: 'Old Hannes',
        kind: 'human',
        pronoun: 'he',
        details: 'an old man with a white beard, a blue knitted cap and tall boots',
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
    role: 'owner',
    need: 'must',
    from: ['human'],
    prefers: 'adult',
    stock: [
      {
        name: 'Farmer Lin',
        kind: 'human',
        pronoun: 'she',
        details: 'an old woman with gray hair in a bun, a straw hat and a patched blue apron',
        signature: {
          present: 'pushes back her hat',
          past: 'pushed back her hat',
          base: 'push back her hat',
          ing: 'pushing back her hat',
        },
      },
      {
        name: 'Farmer Ruiz',
        kind: 'human',
        pronoun: 'he',
        details: 'an old man with brown skin, a gray mustache, a straw hat and a red scarf',
        signature: {
          present: 'smooths his mustache',
          past: 'smoothed his mustache',
          base: 'smooth his mustache',
          ing: 'smoothing his mustache',
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
        name: 'Yuki',
        kind: 'human',
        pronoun: 'she',
        details: '8 years old, short black hair, a yellow raincoat and red boots',
        signature: {
          present: 'stands on one leg',
          past: 'stood on one leg',
          base: 'stand on one leg',
          ing: 'standing on one leg',
        },
      },
      {
        name: 'Idris',
        kind: 'human',
        pronoun: 'he',
        details: '8 years old, dark skin, curly black hair, an orange sweater',
        signature: {
          present: 'clicks his tongue',
          past: 'clicked his tongue',
          base: 'click his tongue',
          ing: 'clicking his tongue',
        },
      },
    ],
  },
  { role: 'companion', need: 'may', from: ['animal', 'toy'], stock: [] },
]
