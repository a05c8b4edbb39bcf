import type { RoleSheet } from '../plot.ts'

const sibling = /\b(?:brother|sister|sibling|twin|baby)\b/i

/** The friend lives across the way, so brothers and sisters are rather among those who go out to play. */
export const people: readonly RoleSheet[] = [
  { role: 'hero', need: 'must', from: ['human', 'animal', 'toy'], prefers: 'child', stock: [] },
  {
    role: 'friend',
    need: 'must',
    from: ['human'],
    prefers: 'child',
    suits: /\b(?:friend|next door|across|neighbou?r|cousin|classmate)\b/i,
    stock: [
      {
        name: 'Lottie',
        kind: 'human',
        pronoun: 'she',
        details: '7 years old, short black hair, brown skin, striped green pajamas',
        signature: {
          present: 'flattens her nose on the pane',
          past: 'flattened her nose on the pane',
          base: 'flatten her nose on the pane',
          ing: 'flattening her nose on the pane',
        },
      },
      {
        name: 'Marek',
        kind: 'human',
        pronoun: 'he',
        details: '7 years old, straw-blond hair, freckles, red pajamas',
        signature: {
          present: 'drums on the sill',
          past: 'drummed on the sill',
          base: 'drum on the sill',
          ing: 'drumming on the sill',
        },
      },
      {
        name: 'Yumi',
        kind: 'human',
        pronoun: 'she',
        details: '7 years old, long black hair in one braid, yellow pajamas',
        signature: {
          present: 'draws a face on the glass',
          past: 'drew a face on the glass',
          base: 'draw a face on the glass',
          ing: 'drawing a face on the glass',
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
        name: 'Mrs. Pell',
        kind: 'human',
        pronoun: 'she',
        details: 'an old woman with white curls, a checked apron and slippers',
        signature: {
          present: 'tastes the soup twice',
          past: 'tasted the soup twice',
          base: 'taste the soup twice',
          ing: 'tasting the soup twice',
        },
      },
      {
        name: 'Mr. Adeyemi',
        kind: 'human',
        pronoun: 'he',
        details: 'an old man with short gray hair, dark brown skin and a knitted vest',
        signature: {
          present: 'hums into the pot',
          past: 'hummed into the pot',
          base: 'hum into the pot',
          ing: 'humming into the pot',
        },
      },
    ],
  },
  { role: 'ally', need: 'may', from: ['human'], prefers: 'child', suits: sibling, stock: [] },
  { role: 'guest', need: 'may', from: ['human'], prefers: 'child', suits: sibling, stock: [] },
  { role: 'companion', need: 'may', from: ['animal'], stock: [] },
]
