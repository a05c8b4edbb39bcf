import { expect, test } from 'vitest'
import { draftItem, publishedItem } from '../../testing/stories.ts'
import { haveMovedOn, withStatuses } from './draft-statuses.ts'

const kite = draftItem({ id: 'g-kite', status: 'generating_text', progress: 12 })
const library = [kite, publishedItem()]

test.each([
  ['nothing changed', [{ _id: 'g-kite', status: 'generating_text' }], false],
  ['the work reached its next stage', [{ _id: 'g-kite', status: 'moderating_text' }], false],
  ['a draft came to wait for the parent', [{ _id: 'g-kite', status: 'pending_review' }], true],
  ['a draft ended', [{ _id: 'g-kite', status: 'failed' }], true],
  ['a draft is gone', [], true],
  ['another took its place', [{ _id: 'g-new', status: 'generating_text' }], true],
] as const)('when %s, the library is to be read again: %#', (_, statuses, expected) => {
  expect(haveMovedOn(library, statuses)).toBe(expected)
})

test('a new status brings its own progress and leaves all else as it was', () => {
  const [changed, other] = withStatuses(library, [{ _id: 'g-kite', status: 'moderating_text' }])
  expect(changed).toEqual({ ...kite, status: 'moderating_text', progress: 20 })
  expect(other).toBe(library[1])
})

test('a status that is known keeps the progress that was read with it', () => {
  const drawing = draftItem({ status: 'pending_image_review', progress: 74 })
  expect(withStatuses([drawing], [{ _id: drawing.id, status: 'pending_image_review' }])).toEqual([drawing])
})
