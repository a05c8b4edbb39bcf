import { expect, test } from 'vitest'
import { findPersons } from './find-persons.ts'

const text =
  'Then Ha-jun ran. "Wait," said Ha-jun to Mrs. Hill. The one in front was Ben, and after him came Ben’s dog.'

test('half of a name with a hyphen is nobody', () => {
  expect(findPersons(text, [{ name: 'Ha-jun', details: 'boy' }]).map(({ name }) => name)).toEqual([
    'Mrs. Hill',
    'Ben',
  ])
  expect(findPersons(text, []).map(({ name }) => name)).toEqual(['Ha-jun', 'Mrs. Hill', 'Ben'])
})
