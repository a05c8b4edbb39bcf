import type { RoleSheet } from '../plot.ts'

/** `guest` comes last in line and was right all along; `ally` sits by the gate and could have been asked. */
export const people: readonly RoleSheet[] = [
  { role: 'hero', need: 'must', from: ['human', 'animal', 'toy'], prefers: 'child', stock: [] },
  {
    role: 'guest',
    need: 'must',
    from: ['human'],
    prefers: 'child',
    suits: /\b(?:slow|small|smallest|youngest|quiet|shy|careful|dreamy)\b/i,
    stock: [
      {
        name: 'Minna',
        kind: 'human',
        pronoun: 'she',
        details: '6 years old, a small girl with two short black braids, brown skin and a red raincoat',
        signature: {
          present: 'stops for a beetle',
          past: 'stopped for a beetle',
          base: 'stop for a beetle',
          ing: 'stopping for a beetle',
        },
      },
      {
        name: 'Teo',
        kind: 'human',
        pronoun: 'he',
        details: '6 years old, a small boy with dark curls, brown skin and green overalls',
        signature: {
          present: 'picks up a snail shell',
          past: 'picked up a snail shell',
          base: 'pick up a snail shell',
          ing: 'picking up a snail shell',
        },
      },
      {
        name: 'Britt',
        kind: 'human',
        pronoun: 'she',
        details: '6 years old, a small girl with straight blond hair, freckles and a blue sweater',
        signature: {
          present: 'counts the fence posts',
          past: 'counted the fence posts',
          base: 'count the fence posts',
          ing: 'counting the fence posts',
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
        name: 'Mr. Bassi',
        kind: 'human',
        pronoun: 'he',
        details: 'an old man with brown skin, a gray beard, a blue cap and a brown vest',
        signature: {
          present: 'hums through his beard',
          past: 'hummed through his beard',
          base: 'hum through his beard',
          ing: 'humming through his beard',
        },
        ages: ['early', 'middle', 'preteen'],
      },
      {
        name: 'Mrs. Tully',
        kind: 'human',
        pronoun: 'she',
        details: 'an old woman with short white curls, a yellow jacket and big boots',
        signature: {
          present: 'taps her boots together',
          past: 'tapped her boots together',
          base: 'tap her boots together',
          ing: 'tapping her boots together',
        },
        ages: ['early', 'middle', 'preteen'],
      },
      {
        name: 'Old May',
        kind: 'human',
        pronoun: 'she',
        details: 'an old woman with short white curls, a yellow jacket and big boots',
        signature: {
          present: 'taps her boots',
          past: 'tapped her boots',
          base: 'tap her boots',
          ing: 'tapping her boots',
        },
        ages: ['toddlers'],
      },
    ],
  },
  {
    role: 'ally',
    need: 'must',
    from: ['human'],
    prefers: 'adult',
    stock: [
      {
        name: 'Mrs. Orlo',
        kind: 'human',
        pronoun: 'she',
        details: 'an old woman with a red headscarf, a gray braid and a green apron',
        signature: {
          present: 'peels an apple',
          past: 'peeled an apple',
          base: 'peel an apple',
          ing: 'peeling an apple',
        },
        ages: ['early', 'middle', 'preteen'],
      },
      {
        name: 'Mr. Dube',
        kind: 'human',
        pronoun: 'he',
        details: 'an old shepherd, a man with dark brown skin, short gray hair and a brown coat',
        signature: {
          present: 'pushes back his hat',
          past: 'pushed back his hat',
          base: 'push back his hat',
          ing: 'pushing back his hat',
        },
        ages: ['early', 'middle', 'preteen'],
      },
      {
        name: 'Old Sol',
        kind: 'human',
        pronoun: 'he',
        details: 'an old shepherd, a man with dark brown skin, short gray hair and a brown coat',
        signature: {
          present: 'pats his goat',
          past: 'patted his goat',
          base: 'pat his goat',
          ing: 'patting his goat',
        },
        ages: ['toddlers'],
      },
    ],
  },
  { role: 'friend', need: 'may', from: ['human'], prefers: 'child', stock: [] },
  { role: 'companion', need: 'may', from: ['animal', 'toy'], stock: [] },
]
