import { expect, test } from 'vitest'
import { microphoneProblem } from './microphone-problem.ts'

test('whatever is wrong with a microphone, somebody is told what to do about it (RL-10)', () => {
  const said = (name: string) => microphoneProblem(new DOMException('', name))
  expect(said('NotAllowedError')).toMatch(/allow the microphone/)
  expect(said('NotFoundError')).toMatch(/No microphone was found\. Plug one in/)
  expect(said('NotReadableError')).toMatch(/such as a call\. End that/)
  expect(said('OverconstrainedError')).toMatch(/load this page again/)
  expect(microphoneProblem(null)).toMatch(/load this page again/)
})
