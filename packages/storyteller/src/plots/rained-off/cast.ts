import type { RoleSheet } from '../plot.ts'

/** The mentor is the one who was trying; friend and companion join in where the parent brought them. */
export const cast: readonly RoleSheet[] = [
  { role: 'hero', need: 'must', from: ['human', 'animal', 'toy'], prefers: 'child', stock: [] },
  {
    role: 'mentor',
    need: 'must',
    from: ['human'],
    prefers: 'adult',
    stock: [
      {
        name: 'Miss Okafor',
        kind: 'human',
        pronoun: 'she',
        details: 'an old woman with short gray curls, dark brown skin, round glasses and a green dress',
        signature: {
          present: 'pushes up her sleeves',
          past: 'pushed up her sleeves',
          base: 'push up her sleeves',
          ing: 'pushing up her sleeves',
        },
      },
      {
        name: 'Captain Lindgren',
        kind: 'human',
        pronoun: 'he',
        details: 'an old man with a white beard, a checked shirt and red suspenders',
        signature: {
          present: 'snaps his suspenders',
          past: 'snapped his suspenders',
          base: 'snap his suspenders',
          ing: 'snapping his suspenders',
        },
      },
      {
        name: 'Miss Tran',
        kind: 'human',
        pronoun: 'she',
        details: 'an old woman with a gray bun, a blue cardigan and striped socks',
        signature: {
          present: 'clicks her tongue',
          past: 'clicked her tongue',
          base: 'click her tongue',
          ing: 'clicking her tongue',
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
