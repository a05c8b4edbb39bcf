import { expect, test } from 'vitest'
import { toldByText } from './told-by-text.ts'

test.each([
  ["in the text it 's raining", "it 's raining"],
  ["it 's in the text that it snows", 'it snows'],
  ['the story says dawn', 'dawn'],
  ['in the text it is written that moti runs away', 'moti runs away'],
  ['it says he rides a donkey', 'he rides a donkey'],
  ['so it stands in the story', ''],
  ['match the text please', ''],
])('“%s” tells %j (LN-29)', (words, told) => {
  expect(toldByText(words)).toBe(told)
})
