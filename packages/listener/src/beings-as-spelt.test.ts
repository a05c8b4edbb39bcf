import { expect, test } from 'vitest'
import { listen } from './testing/facts-heard.ts'

test.each([
  ['a dinosour with tiny arms', { sort: 'animal', noun: 'dinosaur' }],
  ['chikin. lays blue eggs', { sort: 'animal', noun: 'chicken' }],
  ['stuffed elefant', { sort: 'toy', noun: 'stuffed elephant' }],
  ['our guinae pig', { sort: 'animal', noun: 'guinea pig' }],
  ['hampster. white', { sort: 'animal', noun: 'hamster' }],
  ['spinal muscular atrophy, 7', { sort: 'human' }],
  ['a manky old bear', { sort: 'animal', noun: 'bear' }],
])('“%s” is who was meant (LN-44)', (details, being) => {
  expect(listen(details).facts.find(({ kind }) => kind === 'being')).toMatchObject({ being, certain: true })
})

test('a word that nobody knows is no being for sure (LN-44)', () => {
  expect(listen('a gloob with three eyes').facts).toContainEqual(
    expect.objectContaining({ kind: 'being', being: { sort: 'other', noun: 'gloob' }, certain: false }),
  )
})

test.each([
  ['lamp post at our corner. Tall, thin', 'lamp post'],
  ['raindrop on first day of work', 'raindrop'],
  ['toaster. likes crumbs', 'toaster'],
])('“%s” may be one, and is no child for sure (LN-44)', (details, noun) => {
  expect(listen(details).facts).toContainEqual(
    expect.objectContaining({ kind: 'being', being: { sort: 'other', noun }, certain: false }),
  )
})
