import type { RoleSheet } from '../plot.ts'

/** Nobody is out in the dark without the mentor; the small one is always a stranger, never the family's own animal. */
export const people: readonly RoleSheet[] = [
  { role: 'hero', need: 'must', from: ['human', 'animal', 'toy'], prefers: 'child', stock: [] },
  {
    role: 'mentor',
    need: 'must',
    from: ['human'],
    prefers: 'adult',
    stock: [
      {
        name: 'Miss Okoye',
        kind: 'human',
        pronoun: 'she',
        details: 'an old woman with dark brown skin, a yellow headscarf, round glasses and a green coat',
        signature: {
          present: 'pushes up her glasses',
          past: 'pushed up her glasses',
          base: 'push up her glasses',
          ing: 'pushing up her glasses',
        },
      },
      {
        name: 'Captain Tanaka',
        kind: 'human',
        pronoun: 'he',
        details: 'an old man with short gray hair, a small gray mustache and a blue padded jacket',
        signature: {
          present: 'rubs his knees',
          past: 'rubbed his knees',
          base: 'rub his knees',
          ing: 'rubbing his knees',
        },
      },
      {
        name: 'Doctor Paz',
        kind: 'human',
        pronoun: 'she',
        details: 'a grown woman with brown skin, a long gray braid and a red knitted shawl',
        signature: {
          present: 'winds her braid around one finger',
          past: 'wound her braid around one finger',
          base: 'wind her braid around one finger',
          ing: 'winding her braid around one finger',
        },
      },
    ],
  },
  { role: 'friend', need: 'may', from: ['human'], prefers: 'child', stock: [] },
  { role: 'companion', need: 'may', from: ['animal', 'toy'], stock: [] },
  { role: 'guest', need: 'may', from: ['human'], prefers: 'child', stock: [] },
  {
    role: 'arrival',
    need: 'must',
    from: [],
    stock: [
      {
        name: 'the smallest hedgehog',
        kind: 'animal',
        pronoun: 'it',
        details: 'a very small brown hedgehog with a pale face',
        signature: {
          present: 'rolls up into a ball',
          past: 'rolled up into a ball',
          base: 'roll up into a ball',
          ing: 'rolling up into a ball',
        },
      },
      {
        name: 'the smallest kitten',
        kind: 'animal',
        pronoun: 'it',
        details: 'a very small gray kitten with white spots',
        signature: {
          present: 'makes itself flat',
          past: 'made itself flat',
          base: 'make itself flat',
          ing: 'making itself flat',
        },
      },
      {
        name: 'the smallest owl',
        kind: 'animal',
        pronoun: 'it',
        details: 'a very small fluffy gray owl with huge round eyes',
        signature: {
          present: 'shuts one eye',
          past: 'shut one eye',
          base: 'shut one eye',
          ing: 'shutting one eye',
        },
      },
      {
        name: 'the smallest goat',
        kind: 'animal',
        pronoun: 'it',
        details: 'a very small white goat kid with brown patches',
        signature: {
          present: 'folds up its legs',
          past: 'folded up its legs',
          base: 'fold up its legs',
          ing: 'folding up its legs',
        },
      },
      {
        name: 'the smallest duck',
        kind: 'animal',
        pronoun: 'it',
        details: 'a very small yellow duckling',
        signature: {
          present: 'hides its head under one wing',
          past: 'hid its head under one wing',
          base: 'hide its head under one wing',
          ing: 'hiding its head under one wing',
        },
      },
    ],
  },
]
