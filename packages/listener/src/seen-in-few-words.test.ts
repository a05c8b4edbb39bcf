import { expect, test } from 'vitest'
import type { Fact } from './facts.ts'
import { listen } from './testing/facts-heard.ts'

const said = (details: string, kind: Fact['kind']) =>
  listen(details).facts.flatMap((fact) => (fact.kind === kind && 'words' in fact ? [fact.words] : []))

test.each([
  ['bow in her hair', 'headwear', 'bow in her hair'],
  ['6, watch', 'garment', 'watch'],
  ['she likes to wear the yellow gumboots even in bed', 'garment', 'yellow gumboots even in bed'],
  ['Tin robot, one wheel squeaks', 'body', 'one wheel squeaks'],
  ['Tin robot, one wheel squeaks', 'body', 'Tin'],
  ['8, no left hand', 'body', 'no left hand'],
  ['no shoes ever', 'garment', 'no shoes ever'],
  ['skin like dark honey', 'skin', 'skin like dark honey'],
  ['a girl, mosquito bites', 'skin', 'mosquito bites'],
  ['grey temples', 'hair', 'grey temples'],
  ['hairdresser. pink hair this month, last month blue', 'hair', 'pink hair'],
  ['Cat, now mostly grey round the chops', 'body', 'grey round the chops'],
  ['tall skinny 12 voice breaking', 'size', 'tall skinny'],
  ['little madam', 'trait', 'little madam'],
  ['now she has a wonky bob. blonde', 'hair', 'blonde'],
] as const)('of %j is seen, as %s, %j (LN-34)', (details, kind, words) => {
  expect(said(details, kind)).toContain(words)
})

test('somebody who has no blonde hair lacks no part of the body (LN-34)', () => {
  expect(said('no blonde hair', 'body')).toEqual([])
})

test('a look that stands alone behind what somebody loves is surely theirs, and whoever is a boy may be called she (LN-34)', () => {
  const sure = (details: string, kind: Fact['kind']) =>
    listen(details).facts.some((fact) => fact.kind === kind && fact.certain)
  expect(sure('loves mud, wheelchair', 'aid')).toBe(true)
  expect(sure('a boy, She loves trains.', 'like')).toBe(true)
})
