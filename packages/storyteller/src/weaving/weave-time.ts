import { operationsOf } from '../feedback/operation.ts'
import { placeLines, timeLines } from './time-lines.ts'
import { weave } from './weave.ts'
import { tellOne, type Weaver } from './weaver.ts'

const partsOfDay = /^(?:night|evening|morning|dawn|dusk|sunset|sunrise|afternoon)$/

/** The part of the day, the season or the weather that the parent asked for last. */
export function weaveTime(weaver: Weaver): void {
  const asked = operationsOf(weaver.plan.operations, 'time').at(-1)
  if (!asked) return
  const now = timePhrase(asked.words)
  const wish = { noun: { id: 'wish', word: now, forms: { now } }, full: now, fromParent: true }
  const text = tellOne(weaver, timeLines[weaver.plan.world.age], { nouns: { wish } }, weaver.random('time'))
  if (text) weave(weaver, 0, text)
}

/** Where the parent has asked for, if nothing told of it yet. */
export function weavePlace(weaver: Weaver): void {
  const asked = operationsOf(weaver.plan.operations, 'place').at(-1)
  if (!asked || isToldOf(weaver, asked.words)) return
  const wish = {
    noun: { id: 'wish', word: asked.words, forms: { now: asked.words } },
    full: asked.words,
    fromParent: true,
  }
  const text = tellOne(weaver, placeLines[weaver.plan.world.age], { nouns: { wish } }, weaver.random('place'))
  if (text) weave(weaver, 0, text)
}

function isToldOf({ moments, insertions }: Weaver, words: string): boolean {
  const told = [...moments.flatMap(({ paragraphs }) => paragraphs), ...insertions.map(({ text }) => text)]
  return told.some((text) => text.toLowerCase().includes(words))
}

/** "It was ..." evening, winter, Christmas, a snowy day. */
function timePhrase(words: string): string {
  if (partsOfDay.test(words)) return words
  const weather = /^(rain|snow|fog|wind|storm)/.exec(words)?.[1]
  if (weather) return `a ${weather === 'fog' ? 'foggy' : `${weather}y`} day`
  return words.replace(/^christmas$/, 'Christmas').replace(/^easter$/, 'Easter')
}
