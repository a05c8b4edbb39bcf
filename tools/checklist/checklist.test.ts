import { expect, test } from 'vitest'
import { numbersIn, numbersInTitles } from './numbers-in-titles.ts'
import { numbersWithoutTests } from './numbers-without-tests.ts'
import { readChecklist } from './read-checklist.ts'

const numbers = readChecklist()
const carried = numbersInTitles()

test('every statement of docs/checklist.md is carried by the title of a test, or says why not', () => {
  const missing = numbers.filter((number) => !carried.has(number) && !(number in numbersWithoutTests))
  expect(missing).toEqual([])
})

test('no title carries a number that docs/checklist.md does not have', () => {
  const unknown = [...carried].filter(([number]) => !numbers.includes(number))
  expect(unknown).toEqual([])
})

test('what is said to have no test is a statement, and has none', () => {
  const outdated = Object.keys(numbersWithoutTests).filter(
    (number) => carried.has(number) || !numbers.includes(number),
  )
  expect(outdated).toEqual([])
})

test('a number is read from the end of a title only', () => {
  const source = "test('the brand leads home (LY-13, LY-14)', () => {}) // and (LY-15) is elsewhere"
  expect([...numbersIn(source)]).toEqual(['LY-13', 'LY-14'])
})
