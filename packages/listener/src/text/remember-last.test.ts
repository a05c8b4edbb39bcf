import { expect, test } from 'vitest'
import { rememberLast } from './remember-last.ts'

test('what was asked for last is answered once, and what was not asked for longest is forgotten', () => {
  const answered: string[] = []
  const remembered = rememberLast<{ words: string[] }>(2)
  const ask = (word: string) =>
    remembered([word], () => {
      answered.push(word)
      return { words: [word] }
    })
  expect(ask('one')).toBe(ask('one'))
  ask('two')
  ask('one')
  ask('three')
  ask('one')
  ask('two')
  expect(answered).toEqual(['one', 'two', 'three', 'two'])
})

test('nobody changes an answer that others hold', () => {
  const answer = rememberLast<{ words: string[] }>(2)(['one'], () => ({ words: ['one'] }))
  expect(() => answer.words.push('two')).toThrow(TypeError)
})
