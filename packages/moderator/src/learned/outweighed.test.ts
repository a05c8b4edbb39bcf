import { expect, test } from 'vitest'
import { moderateText } from '../moderator.ts'
import { readCorpus } from '../testing/read-corpus.ts'

const isHeldByRules = (text: string, byRulesAlone: boolean) =>
  moderateText(text, { byRulesAlone }).findings.some(({ layer }) => layer === 'rules')

const byMeaning =
  /^(?:violence|self-harm|sexual|drugs|hate|terror|weapons|eating-disorders|challenges|bullying|occult)$/

test('of every third line of strangers rules hold fewer harmless ones, and no fewer harmful ones (MO-10)', () => {
  const strangers = readCorpus('measured').filter(({ field }, place) => field !== 'name' && place % 3 === 0)
  const held = (verdict: string, byRulesAlone: boolean) =>
    strangers
      .filter((line) => line.verdict === verdict && isHeldByRules(line.text, byRulesAlone))
      .map(({ text }) => text)
  expect(held('allow', false).length).toBeLessThan(held('allow', true).length * 0.7)
  expect(held('decline', false)).toEqual(expect.arrayContaining(held('decline', true)))
})

test('what the next sentence asks for is read with a harmless one (MO-21)', () => {
  expect(isHeldByRules('The man in the background holds a cigarette. Please give the boy one', false)).toBe(
    true,
  )
  expect(isHeldByRules('The man in the background holds a cigarette, the boy waters the roses', false)).toBe(
    false,
  )
})

test('every line that rules were written to is still declined (MO-10)', () => {
  const lost = readCorpus('practice').filter(
    ({ verdict, field, text }) =>
      verdict === 'decline' && field !== 'name' && isHeldByRules(text, true) && !isHeldByRules(text, false),
  )
  expect(lost.map(({ text }) => text)).toEqual([])
})

test('lists and shapes are not weighed (MO-10)', () => {
  const listed = readCorpus('measured').filter(
    ({ theme, field }) => theme && field !== 'name' && !byMeaning.test(theme),
  )
  for (const { theme, text } of listed) {
    const held = (byRulesAlone: boolean) =>
      moderateText(text, { byRulesAlone }).findings.filter(
        ({ layer, category }) => layer === 'rules' && category === theme,
      )
    expect(held(false)).toEqual(held(true))
  }
})

test('a harmful sentence does not get lost in a long harmless one (MO-10)', () => {
  const calm =
    'the sun went down behind the hill and the sheep came home and the bell rang and grandma sang a song'
  const text = `${calm} and then he killed the boy with a knife and ${calm}`
  expect(moderateText(text).findings.map(({ layer, category }) => `${layer} ${category}`)).toContain(
    'rules violence',
  )
})

test('who kicks and beats somebody is no harmless neighbour of a morning (MO-10)', () => {
  const { findings } = moderateText('Ada kicked and beat him until dawn.')
  expect(findings.map(({ layer, category }) => `${layer} ${category}`)).toContain('rules violence')
})
