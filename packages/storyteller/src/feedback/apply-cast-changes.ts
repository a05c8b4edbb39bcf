import { cleanText } from '../telling/clean-text.ts'
import type { Operation } from './operation.ts'

interface Character {
  name: string
  details: string
}

/** More than this many on one picture cannot be told apart. */
const mostCharacters = 6

/**
 * The parent's characters after everything asked about them, in order, with every other word of the request
 * in which an old name stood ("Mia's lamb") following a renaming.
 */
export function applyCastChanges(
  characters: readonly Character[],
  words: string,
  operations: readonly Operation[],
): { characters: Character[]; words: string; unplaced: string[] } {
  let cast = characters.map(({ name, details }) => ({
    name: cleanText(name, 40),
    details: cleanText(details, 600),
  }))
  let text = words
  const unplaced: string[] = []
  for (const operation of operations) {
    if (operation.kind === 'add') cast = withCharacter(cast, operation)
    if (operation.kind === 'remove') {
      const leaving = findCharacter(cast, operation.name)
      if (leaving && cast.length > 1) cast = cast.filter((character) => character !== leaving)
      else unplaced.push(`no ${operation.name}`)
    }
    if (operation.kind === 'rename') {
      const renamed = findCharacter(cast, operation.from)
      if (!renamed) unplaced.push(`${operation.from} is called ${operation.to}`)
      else {
        cast = cast.map((character) => renameIn(character, renamed.name, operation.to))
        text = replaceName(text, renamed.name, operation.to)
      }
    }
  }
  return { characters: cast, words: text, unplaced }
}

function withCharacter(cast: Character[], { name, details }: Character): Character[] {
  const known = cast.some((character) => character.name.toLowerCase() === name.toLowerCase())
  return known || cast.length >= mostCharacters ? cast : [...cast, { name, details }]
}

/** By name, by a part of it, or by what they are ("the dog"). */
function findCharacter(cast: readonly Character[], wanted: string): Character | undefined {
  const lower = wanted.toLowerCase().trim()
  const lastWord = lower.split(' ').at(-1) ?? lower
  const noun = new RegExp(`\\b${lastWord.replaceAll(/[^\p{L}\p{N}]/gu, '.')}\\b`, 'i')
  return (
    cast.find(({ name }) => name.toLowerCase() === lower) ??
    cast.find(({ name }) => name.toLowerCase().split(/\s+/).includes(lower)) ??
    cast.find(({ details }) => noun.test(details.split(/[.;]/)[0] ?? ''))
  )
}

function renameIn(character: Character, from: string, to: string): Character {
  return {
    name: character.name === from ? to : character.name,
    details: replaceName(character.details, from, to),
  }
}

function replaceName(text: string, from: string, to: string): string {
  const escaped = from.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return text.replaceAll(new RegExp(`(?<!\\p{L})${escaped}(?!\\p{L})`, 'gu'), () => to)
}
