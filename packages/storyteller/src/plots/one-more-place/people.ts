import type { RoleSheet } from '../plot.ts'

export const people: readonly RoleSheet[] = [
  {
    role: 'hero',
    need: 'must',
    from: ['human', 'animal'],
    prefers: 'child',
    stock: [],
  },
  {
    role: 'arrival',
    need: 'must',
    from: ['human'],
    suits: /\bnew\b|next door|neighbou?r|\bshy\b|\bquiet\b|\blonely\b|\btired\b|long legs/i,
    stock: [
      {
        name: 'Nella',
        kind: 'human',
        pronoun: 'she',
        details: '7 years old, new next door, short black hair, a gray coat that is a bit too big',
        signature: {
          present: 'pulls at her long sleeves',
          past: 'pulled at her long sleeves',
          base: 'pull at her long sleeves',
          ing: 'pulling at her long sleeves',
        },
      },
      {
        name: 'Mr. Hobbs',
        kind: 'human',
        pronoun: 'he',
        details: 'an old man with a white beard, a brown hat and a walking stick',
        signature: {
          present: 'lifts his hat',
          past: 'lifted his hat',
          base: 'lift his hat',
          ing: 'lifting his hat',
        },
      },
      {
        name: 'Jun',
        kind: 'human',
        pronoun: 'he',
        details: '8 years old, new in town, round glasses, a green backpack',
        signature: {
          present: 'pushes up his glasses',
          past: 'pushed up his glasses',
          base: 'push up his glasses',
          ing: 'pushing up his glasses',
        },
      },
    ],
  },
  {
    role: 'friend',
    need: 'may',
    from: ['human'],
    prefers: 'child',
    suits: /\b(?:best )?friend\b/i,
    ages: ['middle', 'preteen'],
    stock: [
      {
        name: 'Lena',
        kind: 'human',
        pronoun: 'she',
        details: '10 years old, red curly hair, a blue jacket, freckles',
        signature: {
          present: 'folds her arms',
          past: 'folded her arms',
          base: 'fold her arms',
          ing: 'folding her arms',
        },
      },
      {
        name: 'Marek',
        kind: 'human',
        pronoun: 'he',
        details: '10 years old, short blond hair, a striped sweater',
        signature: {
          present: 'chews on a pencil',
          past: 'chewed on a pencil',
          base: 'chew on a pencil',
          ing: 'chewing on a pencil',
        },
      },
    ],
  },
  { role: 'companion', need: 'may', from: ['animal', 'toy'], ages: ['middle', 'preteen'], stock: [] },
  {
    role: 'guest',
    need: 'may',
    from: ['animal', 'human'],
    stock: [
      {
        name: 'Muffin',
        kind: 'animal',
        pronoun: 'she',
        details: 'a small gray kitten with white paws',
        signature: {
          present: 'washes one ear',
          past: 'washed one ear',
          base: 'wash one ear',
          ing: 'washing one ear',
        },
      },
      {
        name: 'Pom',
        kind: 'animal',
        pronoun: 'he',
        details: 'a round white lamb',
        signature: {
          present: 'nibbles a button',
          past: 'nibbled a button',
          base: 'nibble a button',
          ing: 'nibbling a button',
        },
      },
    ],
  },
  {
    role: 'guest2',
    need: 'may',
    from: ['animal', 'human'],
    stock: [
      {
        name: 'Waddle',
        kind: 'animal',
        pronoun: 'he',
        details: 'a yellow duck',
        signature: {
          present: 'shakes his tail',
          past: 'shook his tail',
          base: 'shake his tail',
          ing: 'shaking his tail',
        },
      },
      {
        name: 'Rusty',
        kind: 'animal',
        pronoun: 'he',
        details: 'a small brown dog with floppy ears',
        signature: {
          present: 'turns around three times',
          past: 'turned around three times',
          base: 'turn around three times',
          ing: 'turning around three times',
        },
      },
    ],
  },
  { role: 'companion', need: 'may', from: ['animal', 'toy'], stock: [] },
]
