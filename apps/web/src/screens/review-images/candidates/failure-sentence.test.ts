import { expect, test } from 'vitest'
import { failureSentence } from './failure-sentence.ts'

test.each([
  ['failed', null, 'Story generation failed. Error: Something went wrong on our side.'],
  ['failed', 'The paper ran out.', 'Story generation failed. Error: The paper ran out.'],
  ['rejected', null, 'Story generation rejected. Error: Content did not meet guidelines.'],
  ['text_rejected_by_safety', null, 'Story generation rejected. Error: Content did not meet guidelines.'],
  ['prompt_rejected_by_safety', 'No dragons.', 'Story generation rejected. Error: No dragons.'],
] as const)('%s with %s reads %s', (status, processingError, sentence) => {
  expect(failureSentence({ status, processingError })).toBe(sentence)
})
