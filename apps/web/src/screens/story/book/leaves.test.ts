import type { StoryPage } from '@faith-fables/contract'
import { expect, test } from 'vitest'
import { type Leaf, leafAfterTurning, leavesOf, placeOf, placeToKeep } from './leaves.ts'

function page(index: number): StoryPage {
  return { index, textSnippet: `Text ${index}.`, selectedImageUrl: `/media/${index}.webp`, alt: '' }
}

const companion = { talk: ['Why?'], prayer: 'Amen.', remember: '"Pray." (1 Thessalonians 5:17)' }

test('pages stand in ascending index order, whatever order they arrive in (RD-03)', () => {
  const leaves = leavesOf({ keyMoments: [page(2), page(0), page(10), page(1)], companion: null })
  expect(leaves.map((leaf) => leaf.kind === 'page' && leaf.page.index)).toEqual([0, 1, 2, 10])
})

test('the companion comes after the last page and is not counted', () => {
  const leaves = leavesOf({ keyMoments: [page(0), page(1)], companion })
  expect(leaves.map(({ kind }) => kind)).toEqual(['page', 'page', 'companion'])
  expect(placeOf(leaves, 0)).toEqual({ page: 1, pages: 2, percent: 50 })
  expect(placeOf(leaves, 1)).toEqual({ page: 2, pages: 2, percent: 100 })
  expect(placeOf(leaves, 2)).toEqual({ page: 2, pages: 2, percent: 100 })
})

test('the last page is known, and whether something follows it', () => {
  const keyMoments = [page(0), page(1)]
  const known = (leaves: Leaf[]) =>
    leaves.map((leaf) => (leaf.kind === 'page' ? [leaf.isLast, leaf.hasCompanion] : leaf.kind))
  expect(known(leavesOf({ keyMoments, companion }))).toEqual([[false, true], [true, true], 'companion'])
  expect(known(leavesOf({ keyMoments, companion: null }))).toEqual([
    [false, false],
    [true, false],
  ])
})

test('one turns page by page, and stops at both ends of the story', () => {
  const leaves = leavesOf({ keyMoments: [page(0), page(1)], companion })
  expect(leafAfterTurning(leaves, 0, 'previous')).toBeNull()
  expect(leafAfterTurning(leaves, 0, 'next')).toBe(1)
  expect(leafAfterTurning(leaves, 1, 'next')).toBeNull()
  expect(leafAfterTurning(leaves, 1, 'previous')).toBe(0)
})

test('from the companion one turns back to the last page only', () => {
  const leaves = leavesOf({ keyMoments: [page(0), page(1)], companion })
  expect(leafAfterTurning(leaves, 2, 'previous')).toBe(1)
  expect(leafAfterTurning(leaves, 2, 'next')).toBeNull()
})

test('the bookmark goes in where one stopped, and comes out when the story has been read', () => {
  const leaves = leavesOf({ keyMoments: [page(0), page(1), page(2)], companion })
  expect([0, 1, 2, 3].map((leafNumber) => placeToKeep(leaves, leafNumber))).toEqual([0, 1, 0, 0])
})
