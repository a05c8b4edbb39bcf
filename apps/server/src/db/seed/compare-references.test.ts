import { expect, test } from 'vitest'
import { compareReferences } from './compare-references.ts'

test('verses come in the order of the Bible: by book, then by number', () => {
  const inOrder = ['Genesis 1:1', 'Psalm 9:1', 'Psalm 23:4', 'Psalm 100:3-5', 'John 3:16', '1 John 4:7']

  expect(inOrder.toReversed().sort(compareReferences)).toEqual(inOrder)
})

test.each(['Hezekiah 3:16', 'John 3', ''])("'%s' is no reference", (reference) => {
  expect(() => compareReferences(reference, 'John 3:16')).toThrow(`'${reference}' is no reference`)
})
