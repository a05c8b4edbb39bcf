import type { RoleSheet } from '../plot.ts'

/** The guest is the one the name is about; the mentor is the one whose pillow splits. */
export const people: readonly RoleSheet[] = [
  { role: 'hero', need: 'must', from: ['human', 'animal', 'toy'], prefers: 'child', stock: [] },
  {
    role: 'guest',
    need: 'must',
    from: ['human'],
    prefers: 'child',
    stock: [
      {
        name: 'Juno',
        kind: 'human',
        pronoun: 'she',
        details: 'a girl with dark brown skin, short black curls, a yellow shirt and blue overalls',
        signature: {
          present: 'hums through her nose',
          past: 'hummed through her nose',
          base: 'hum through her nose',
          ing: 'humming through her nose',
        },
      },
      {
        name: 'Ravi',
        kind: 'human',
        pronoun: 'he',
        details: 'a boy with brown skin, straight black hair, a white shirt and red shorts',
        signature: {
          present: 'rocks on his heels',
          past: 'rocked on his heels',
          base: 'rock on his heels',
          ing: 'rocking on his heels',
        },
      },
      {
        name: 'Britta',
        kind: 'human',
        pronoun: 'she',
        details: 'a girl with blond braids, freckles, a blue shirt and a gray skirt',
        signature: {
          present: 'clicks her tongue',
          past: 'clicked her tongue',
          base: 'click her tongue',
          ing: 'clicking her tongue',
        },
      },
      {
        name: 'Mateo',
        kind: 'human',
        pronoun: 'he',
        details: 'a boy with curly brown hair, round glasses and an orange shirt',
        signature: {
          present: 'bounces on his toes',
          past: 'bounced on his toes',
          base: 'bounce on his toes',
          ing: 'bouncing on his toes',
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
        name: 'Mrs. Okoro',
        kind: 'human',
        pronoun: 'she',
        details: 'an old woman with dark brown skin, gray hair under a purple headscarf and a green dress',
        signature: {
          present: 'pats her pockets',
          past: 'patted her pockets',
          base: 'pat her pockets',
          ing: 'patting her pockets',
        },
      },
      {
        name: 'Mr. Lund',
        kind: 'human',
        pronoun: 'he',
        details: 'an old man with a white beard, round glasses and a brown vest',
        signature: {
          present: 'rubs the end of his nose',
          past: 'rubbed the end of his nose',
          base: 'rub the end of his nose',
          ing: 'rubbing the end of his nose',
        },
      },
      {
        name: 'Miss Chen',
        kind: 'human',
        pronoun: 'she',
        details: 'a grown woman with black hair in a bun, a red sweater and a white apron',
        signature: {
          present: 'rolls up her sleeves',
          past: 'rolled up her sleeves',
          base: 'roll up her sleeves',
          ing: 'rolling up her sleeves',
        },
      },
    ],
  },
  { role: 'friend', need: 'may', from: ['human'], prefers: 'child', stock: [] },
  { role: 'companion', need: 'may', from: ['animal'], stock: [] },
]
