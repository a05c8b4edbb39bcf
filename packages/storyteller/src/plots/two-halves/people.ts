import type { RoleSheet } from '../plot.ts'

export const people: readonly RoleSheet[] = [
  { role: 'hero', need: 'must', from: ['human', 'animal'], prefers: 'child', stock: [] },
  {
    role: 'friend',
    need: 'must',
    from: ['human'],
    prefers: 'child',
    suits: /\b(?:friend|brother|sister|cousin|twin)\b/i,
    stock: [
      {
        name: 'Tilda',
        kind: 'human',
        pronoun: 'she',
        details: '8 years old, short red hair, freckles, blue overalls',
        signature: {
          present: 'wrinkles her nose',
          past: 'wrinkled her nose',
          base: 'wrinkle her nose',
          ing: 'wrinkling her nose',
        },
      },
      {
        name: 'Benno',
        kind: 'human',
        pronoun: 'he',
        details: '8 years old, black curly hair, a striped shirt and green shorts',
        signature: {
          present: 'scratches his knee',
          past: 'scratched his knee',
          base: 'scratch his knee',
          ing: 'scratching his knee',
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
        name: 'Mr. Quill',
        kind: 'human',
        pronoun: 'he',
        details: 'an old man with white hair, round glasses and a leather apron',
        signature: {
          present: 'threads a needle',
          past: 'threaded a needle',
          base: 'thread a needle',
          ing: 'threading a needle',
        },
      },
      {
        name: 'Mrs. Vane',
        kind: 'human',
        pronoun: 'she',
        details: 'an old woman with a gray braid, a brown dress and a green shawl',
        signature: {
          present: 'bites off a thread',
          past: 'bit off a thread',
          base: 'bite off a thread',
          ing: 'biting off a thread',
        },
      },
    ],
  },
  { role: 'companion', need: 'may', from: ['animal', 'toy'], stock: [] },
]
