import { describe, expect, test } from 'vitest'
import { namedFacts, parseNotation, requiredNames } from '../notation/notation.ts'
import { moralValues } from '../scripture/moral-values.ts'
import { wordsOf } from '../telling/tell-pages.ts'
import {
  type ActingKind,
  ages,
  type Hinge,
  type Passage,
  type Phrasing,
  type PhrasingsByAge,
  type Plot,
  type VerseWay,
} from './plot.ts'
import { allPlots } from './plots.ts'

const plots = allPlots()

test('there are at least seventeen plots, each with a name of its own', () => {
  expect(plots.length).toBeGreaterThanOrEqual(17)
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
  test('has ten to twenty beats, eight of them core, the others ranked without a tie', () => {
    expect(plot.beats.length).toBeGreaterThanOrEqual(10)
    expect(plot.beats.length).toBeLessThanOrEqual(20)
    expect(plot.beats.filter(({ core }) => core)).toHaveLength(8)
    const optional = plot.beats.filter(({ core }) => !core)
    for (const side of ['young', 'old'] as const) {
      const ranks = optional.map(({ rank }) => rank?.[side]).sort((a, b) => (a ?? 0) - (b ?? 0))
      expect(ranks, side).toEqual(optional.map((_, index) => index + 1))
    }
  })

  test('its page plans have the right number of pages, tell every core beat once, and the verse once', () => {
    for (const plan of [plot.pages.young, plot.pages.old]) {
      for (const count of [5, 10, 15] as const) {
        if (count > 5 && plot.beats.length <= count) continue
        const told = (plan[count] ?? []).flatMap((id) => id.split('/'))
        expect(plan[count]).toHaveLength(count)
        expect(new Set(told).size).toBe(told.length)
        const carrying = plot.beats.filter((beat) => beat.carries === 'verse' && told.includes(beat.id))
        expect(carrying).toHaveLength(1)
      }
    }
  })

  test('has enough phrasings at every age, one told without conditions', () => {
    const asked = plot.beats.length === 20 ? { core: 4, other: 3 } : { core: 2, other: 2 }
    for (const beat of plot.beats) {
      for (const age of ages) {
        const always = beat.text[age].filter((phrasing) => canAlwaysBeTold(plot, phrasing, beat.needs ?? []))
        expect(beat.text[age].length, `${beat.id} ${age}`).toBeGreaterThanOrEqual(
          beat.core ? asked.core : asked.other,
        )
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

  test('names facts in the passages of hinges only: the one that acts, in a form that it has', () => {
    for (const text of textsOf(plot)) expect(factsIn(plot, text), text).toEqual([])
    for (const hinge of plot.hinges)
      for (const text of passagesOf(hinge).flatMap(({ say }) => Object.values(say))) {
        const kind = hinge.acts.split('.')[1] as ActingKind
        for (const { fact, form } of namedFacts(parseNotation(text))) {
          expect(fact, text).toBe(hinge.acts)
          expect(formsOfKind[kind], text).toContain(form)
        }
        expect(text, text).not.toMatch(
          /\.they\} (?:was|were|is|are|has|have|does|do|says|goes|looks|wants|sits)\b/,
        )
        expect(text, "a belonging is somebody else's word").not.toMatch(/"[^"]*\{\w+\.belonging\}[^"]*"/)
      }
  })

  test('every passage has its place in the page plans: the late ones at the choice or behind it', () => {
    const choice = plot.beats.findIndex(({ carries }) => carries === 'choice')
    const pages = [...plot.beats, ...plot.melted].map(({ id }) => id.split('/'))
    const firstOf = (beats: readonly string[]) => plot.beats.findIndex(({ id }) => id === beats[0])
    for (const { acts, early, late } of plot.hinges) {
      const open = (passage: Passage) =>
        passage.at.flatMap((seam) => {
          const [side, beat] = seam.split(' ')
          const page = pages.filter((beats) => beats.at(side === 'before' ? 0 : -1) === beat)
          expect(page.length, `${acts}: ${seam}`).toBeGreaterThan(0)
          return page
        })
      for (const beats of early ? open(early) : []) expect(firstOf(beats), acts).toBeLessThan(choice)
      expect(
        open(late).some((beats) => firstOf(beats) + beats.length > choice),
        acts,
      ).toBe(true)
      if (acts.startsWith('hero.')) expect(early, acts).toBeDefined()
    }
  })

  test("a fear and a skill of the hero's can act in it, a belonging or a like, and something of somebody else", () => {
    const acting = plot.hinges.map(({ acts }) => acts)
    expect(acting).toContain('hero.fear')
    expect(acting).toContain('hero.skill')
    expect(acting.some((fact) => fact === 'hero.like' || fact === 'hero.belonging')).toBe(true)
    expect(acting.some((fact) => !fact.startsWith('hero.'))).toBe(true)
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

const formsOfThing = ['word', 'they', 'them', 'is', 'was']
const formsOfDeed = ['word', 'base', 'past', 'present']
const formsOfKind: Readonly<Record<ActingKind, readonly string[]>> = {
  fear: formsOfThing,
  like: formsOfThing,
  belonging: [...formsOfThing, 'the'],
  skill: formsOfDeed,
  habit: formsOfDeed,
}

const passagesOf = ({ early, late }: Hinge): Passage[] => (early ? [early, late] : [late])

/** A thing may have a form called "like", too. */
const factsIn = (plot: Plot, text: string) =>
  namedFacts(parseNotation(text)).filter(({ fact }) =>
    plot.cast.some(({ role }) => fact.startsWith(`${role}.`)),
  )

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
