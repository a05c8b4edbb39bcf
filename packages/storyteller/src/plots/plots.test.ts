import { describe, expect, test } from 'vitest'
import { moralValues } from '../scripture/moral-values.ts'
import { parseNotation, requiredNames } from '../telling/notation.ts'
import { wordsOf } from '../telling/tell-pages.ts'
import { ages, type Phrasing, type PhrasingsByAge, type Plot, type VerseWay } from './plot.ts'
import { plots } from './plots.ts'

test('there are at least sixteen plots, each with a name of its own', () => {
  expect(plots.length).toBeGreaterThanOrEqual(16)
  expect(new Set(plots.map(({ id }) => id)).size).toBe(plots.length)
})

test('every moral value is served by at least four plots', () => {
  const lonely = moralValues.filter(
    ({ id }) => plots.filter((plot) => plot.values.some((value) => value.id === id)).length < 4,
  )
  expect(lonely.map(({ id }) => id)).toEqual([])
})

test('the verse enters in at least eight ways, and in at least three in every plot', () => {
  const waysOf = (plot: Plot) => new Set(carriersOf(plot).flatMap((phrasing) => wayOf(phrasing) ?? []))
  expect(new Set(plots.flatMap((plot) => [...waysOf(plot)])).size).toBeGreaterThanOrEqual(8)
  for (const plot of plots) expect(waysOf(plot).size, plot.id).toBeGreaterThanOrEqual(3)
})

describe.each(plots.map((plot) => [plot.id, plot] as const))('%s', (_id, plot) => {
  test('has twenty beats, eight of them core, the others ranked without a tie', () => {
    expect(plot.beats).toHaveLength(20)
    expect(plot.beats.filter(({ core }) => core)).toHaveLength(8)
    const optional = plot.beats.filter(({ core }) => !core)
    for (const side of ['young', 'old'] as const) {
      const ranks = optional.map(({ rank }) => rank?.[side]).sort((a, b) => (a ?? 0) - (b ?? 0))
      expect(ranks, side).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    }
  })

  test('its page plans have the right number of pages, tell every core beat once, and the verse once', () => {
    for (const plan of [plot.pages.young, plot.pages.old]) {
      for (const count of [5, 10, 15] as const) {
        const told = plan[count].flatMap((id) => id.split('/'))
        expect(plan[count]).toHaveLength(count)
        expect(new Set(told).size).toBe(told.length)
        const carrying = plot.beats.filter((beat) => beat.carries === 'verse' && told.includes(beat.id))
        expect(carrying).toHaveLength(1)
      }
    }
  })

  test('has four phrasings at every age on a core beat and three on the others, one told without conditions', () => {
    for (const beat of plot.beats) {
      for (const age of ages) {
        const always = beat.text[age].filter((phrasing) => canAlwaysBeTold(plot, phrasing, beat.needs ?? []))
        expect(beat.text[age].length, `${beat.id} ${age}`).toBeGreaterThanOrEqual(beat.core ? 4 : 3)
        expect(always.length, `${beat.id} ${age} without conditions`).toBeGreaterThanOrEqual(1)
      }
    }
  })

  test('has words for every melted page at the ages whose plans name it', () => {
    for (const [side, sideAges] of [
      ['young', ['toddlers', 'early']],
      ['old', ['middle', 'preteen']],
    ] as const) {
      const named = Object.values<readonly string[]>({ ...plot.pages[side] })
        .flat()
        .filter((id) => id.includes('/'))
      for (const id of named) {
        const page = plot.melted.find((melted) => melted.id === id)
        expect(page, id).toBeDefined()
        for (const age of sideAges) {
          const always = (page?.text[age] ?? []).filter((phrasing) =>
            canAlwaysBeTold(plot, phrasing, page?.needs ?? []),
          )
          expect(always.length, `${id} ${age}`).toBeGreaterThanOrEqual(1)
        }
      }
    }
  })

  test('the verse stands in every phrasing of a page that carries it and nowhere else', () => {
    const carrying = new Set(plot.beats.filter(({ carries }) => carries === 'verse').map(({ id }) => id))
    for (const page of [...plot.beats, ...plot.melted]) {
      const expected = page.id.split('/').some((id) => carrying.has(id)) ? 1 : 0
      for (const phrasing of phrasingsOf(page.text)) {
        expect(wordsOf(phrasing).split('{verse}').length - 1, `${page.id}: ${wordsOf(phrasing)}`).toBe(
          expected,
        )
      }
    }
  })

  test('every phrasing that carries the verse names the way it enters', () => {
    expect(carriersOf(plot).filter((phrasing) => !wayOf(phrasing))).toEqual([])
  })

  test('every noun of a slot has the same forms, and every role a page needs can be cast', () => {
    for (const slot of plot.things) {
      const forms = (index: number) =>
        Object.keys(slot.nouns[index]?.forms ?? {})
          .filter((form) => form !== 'full' && form !== 'the')
          .sort()
      for (const index of slot.nouns.keys()) expect(forms(index), slot.slot).toEqual(forms(0))
    }
    for (const role of [...plot.beats, ...plot.melted].flatMap(({ needs }) => needs ?? [])) {
      const sheets = plot.cast.filter((sheet) => sheet.role === role)
      expect(
        sheets.some(({ stock, need }) => stock.length > 0 || need === 'must'),
        role,
      ).toBe(true)
    }
  })

  test('no verb clashes with its pronoun: after a pronoun slot the agreement is left to the engine', () => {
    for (const text of textsOf(plot)) {
      expect(text).not.toMatch(/\.they\} (?:was|were|is|are|has|have|does|do|says|goes|looks|wants|sits)\b/)
    }
  })

  test('uses no phrasing twice', () => {
    const texts = [...plot.beats, ...plot.melted].flatMap((page) => phrasingsOf(page.text)).map(wordsOf)
    expect(new Set(texts).size).toBe(texts.length)
  })

  test('asks three questions and has a prayer at every age', () => {
    for (const age of ages) {
      const always = plot.talk[age].filter((text) => canAlwaysBeTold(plot, text, []))
      expect(always.length, age).toBeGreaterThanOrEqual(3)
      expect(plot.prayers[age].length, age).toBeGreaterThanOrEqual(1)
      expect(
        plot.titles[age].some((title) => canAlwaysBeTold(plot, title, [])),
        age,
      ).toBe(true)
    }
  })
})

/** Whether a text needs only people who are there in any case. */
function canAlwaysBeTold(plot: Plot, phrasing: Phrasing, needs: readonly string[]): boolean {
  if (typeof phrasing !== 'string' && phrasing.when) return false
  const certain = new Set<string>([
    'verse',
    'heart',
    ...needs,
    ...plot.cast.filter(({ need }) => need === 'must').map(({ role }) => role),
    ...plot.things.map(({ slot }) => slot),
  ])
  return requiredNames(parseNotation(wordsOf(phrasing))).every((names) =>
    names.some((name) => certain.has(name)),
  )
}

function carriersOf(plot: Plot): Phrasing[] {
  return [...plot.beats, ...plot.melted]
    .flatMap(({ text }) => phrasingsOf(text))
    .filter((phrasing) => wordsOf(phrasing).includes('{verse}'))
}

function wayOf(phrasing: Phrasing): VerseWay | undefined {
  return typeof phrasing === 'string' ? undefined : phrasing.way
}

function phrasingsOf(text: Partial<PhrasingsByAge>): Phrasing[] {
  return ages.flatMap((age) => text[age] ?? [])
}

function textsOf(plot: Plot): string[] {
  const pages = [...plot.beats, ...plot.melted]
  return pages.flatMap((page) => [
    ...phrasingsOf(page.text).map(wordsOf),
    ...ages.flatMap((age) => page.more?.[age] ?? []),
    page.scene.action,
    ...phrasingsOf(page.text).flatMap((phrasing) =>
      typeof phrasing === 'string' ? [] : (phrasing.shows?.action ?? []),
    ),
  ])
}
