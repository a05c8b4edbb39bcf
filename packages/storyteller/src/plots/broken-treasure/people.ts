import type { RoleSheet } from '../plot.ts'

export const people: readonly RoleSheet[] = [
  { role: 'hero', need: 'must', from: ['human', 'animal'], prefers: 'child', stock: [] },
  {
    role: 'owner',
    need: 'must',
    from: ['human'],
    prefers: 'adult',
    suits: /\b(grandma|grandpa|grandmother|grandfather|old|gray beard|apron)\b/i,
    stock: [
      {
        name: 'Grandma Ruth',
        kind: 'human',
        pronoun: 'she',
        details: 'an old woman with gray hair in a bun, round glasses and a flowery apron',
        signature: {
          present: 'wipes her glasses',
          past: 'wiped her glasses',
          base: 'wipe her glasses',
          ing: 'wiping her glasses',
        },
      },
      {
        name: 'Uncle Paul',
        kind: 'human',
        pronoun: 'he',
        details: 'a tall man with a brown beard, a checked shirt and suspenders',
        signature: {
          present: 'strokes his beard',
          past: 'stroked his beard',
          base: 'stroke his beard',
          ing: 'stroking his beard',
        },
      },
      {
        name: 'Aunt Clara',
        kind: 'human',
        pronoun: 'she',
        details: 'a woman with black curly hair, a green dress and a long scarf',
        signature: {
          present: 'hums through her nose',
          past: 'hummed through her nose',
          base: 'hum through her nose',
          ing: 'humming through her nose',
        },
      },
    ],
  },
  {
    role: 'companion',
    need: 'may',
    from: ['animal'],
    stock: [
      {
        name: 'Pickles',
        kind: 'animal',
        pronoun: 'he',
        details: 'a small brown dog with one white ear',
        signature: {
          present: 'sniffs at everything',
          past: 'sniffed at everything',
          base: 'sniff at everything',
          ing: 'sniffing at everything',
        },
      },
      {
        name: 'Moss',
        kind: 'animal',
        pronoun: 'she',
        details: 'a gray striped cat with a white chest',
        signature: {
          present: 'puts her paw on things',
          past: 'put her paw on things',
          base: 'put her paw on things',
          ing: 'putting her paw on things',
        },
      },
    ],
  },
  { role: 'friend', need: 'may', from: ['human'], prefers: 'child', stock: [] },
]
