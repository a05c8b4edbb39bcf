import type { RoleSheet } from '../plot.ts'

/** `friend` stands beside the hero in the row, `guest` in front of them; `mentor` is at home and listens. */
export const people: readonly RoleSheet[] = [
  { role: 'hero', need: 'must', from: ['human', 'animal', 'toy'], prefers: 'child', stock: [] },
  {
    role: 'mentor',
    need: 'must',
    from: ['human'],
    prefers: 'adult',
    stock: [
      {
        name: 'Aunt Odile',
        kind: 'human',
        pronoun: 'she',
        details:
          'a grown woman with brown skin, a gray braid around her head, a blue sweater and big glasses',
        signature: {
          present: 'pushes up her sleeves',
          past: 'pushed up her sleeves',
          base: 'push up her sleeves',
          ing: 'pushing up her sleeves',
        },
      },
      {
        name: 'Uncle Sen',
        kind: 'human',
        pronoun: 'he',
        details: 'a grown man with short black hair, a gray beard, a brown cardigan and slippers',
        signature: {
          present: 'stirs his cup twice',
          past: 'stirred his cup twice',
          base: 'stir his cup twice',
          ing: 'stirring his cup twice',
        },
      },
      {
        name: 'Old Marta',
        kind: 'human',
        pronoun: 'she',
        details: 'an old woman with white curls, a flowery apron and wool socks',
        signature: {
          present: 'wipes her hands on her apron',
          past: 'wiped her hands on her apron',
          base: 'wipe her hands on her apron',
          ing: 'wiping her hands on her apron',
        },
      },
    ],
  },
  { role: 'friend', need: 'may', from: ['human'], prefers: 'child', stock: [] },
  { role: 'guest', need: 'may', from: ['human'], prefers: 'child', stock: [] },
  { role: 'companion', need: 'may', from: ['animal', 'toy'], stock: [] },
]
