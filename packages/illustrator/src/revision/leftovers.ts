import type { SceneDescription } from '../scene-description.ts'
import { isFiller, isLeadIn, joinsWishes } from './filler-words.ts'
import type { Wish } from './wish.ts'

type Part = 'placed' | 'name' | 'filler' | 'wish'

/**
 * The parts of a wish that no rule has placed, as the parent typed them. Names alone are none, unless of somebody who
 * is in neither scene: the one before all wishes and the one after this.
 */
export function leftoversOf(wish: Wish, scenes: readonly SceneDescription[], typed: string): string[] {
  if (wish.isContrast) return []
  const words = wish.said.map(({ word }) => word)
  const parts = partsOf(wish, scenes)
  const phrases: string[] = []
  for (let start = parts.indexOf('wish'); start >= 0; ) {
    const stop = endOf(words, parts, start)
    const first = wish.said[startOf(words, parts, start, stop)]
    const last = wish.said[stop]
    if (first && last) phrases.push(typed.slice(first.start, last.end).replace(/\s+/g, ' '))
    start = parts.indexOf('wish', stop + 1)
  }
  return phrases
}

function partsOf({ said, mentions, placed }: Wish, scenes: readonly SceneDescription[]): Part[] {
  const seen = new Set(scenes.flatMap(({ figures }) => figures.map(({ name }) => name)))
  const called = new Map(mentions.flatMap(({ name, called }) => called.map((word) => [word, seen.has(name)])))
  const placedWords = new Set(placed.flatMap((phrase) => phrase.split(/[^\p{L}\p{N}']+/u)))
  const words = said.map(({ word }) => word)
  const parts: Part[] = []
  for (const [index, { word }] of said.entries()) {
    const isSeen = called.get(word.replace(/'s?$/, ''))
    if (isSeen !== undefined) parts.push(isSeen ? 'name' : 'wish')
    else if (placedWords.has(word)) parts.push('placed')
    else parts.push(isFiller(words, index, parts.at(-1) === 'wish') ? 'filler' : 'wish')
  }
  return parts
}

/** The last word of the phrase: the last that is not placed before the next that is, and a name after it. */
function endOf(words: readonly string[], parts: readonly Part[], start: number): number {
  let end = start
  for (let index = start + 1; index < words.length; index++) {
    const isOver = parts[index] === 'placed' || joinsWishes(words[index] ?? '')
    if (isOver && !(words[index] === 'and' && parts[index + 1] === 'name' && parts[index - 1] === 'name'))
      break
    if (parts[index] === 'wish' || parts[index] === 'name') end = index
  }
  return end
}

/** Back over "the", "no", "on the" or "Mia's"; an adjective of something that is placed stands alone. */
function startOf(words: readonly string[], parts: readonly Part[], start: number, stop: number): number {
  if (parts[stop + 1] === 'placed') return start
  const leads = (index: number): boolean => {
    const word = words[index] ?? ''
    if (word === 'in' && words[index - 1] === 'put') return false
    return parts[index] === 'name' ? word.endsWith("'s") : parts[index] !== 'placed' && isLeadIn(word)
  }
  let first = start
  while (first > 0 && leads(first - 1)) first -= 1
  return first
}
