import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readWanted } from './read-wanted.ts'

const names = ['idle', 'moderation']
const here = fileURLToPath(import.meta.url)

test('without names all benches run', () => {
  expect(readWanted([], names)).toEqual({ benches: names, files: [] })
})

test('files behind moderation are lines to read', () => {
  expect(readWanted(['moderation', here], names)).toEqual({ benches: ['moderation'], files: [here] })
})

test('a mistyped path behind moderation is said and not ignored', () => {
  expect(readWanted(['moderation', 'no/such/lines.tsv'], names)).toEqual({
    refusal:
      'There is neither a bench nor a file: “no/such/lines.tsv”. These benches are there: idle, moderation.',
  })
})

test('a mistyped bench is said, also beside one that is there', () => {
  expect(readWanted(['idle', 'modration'], names)).toEqual({
    refusal: 'There is no such bench: “modration”. These benches are there: idle, moderation.',
  })
})
