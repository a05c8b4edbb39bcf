import type { Pronoun } from '../plots/plot.ts'
import { cleanText, typedLengths } from '../words/clean-text.ts'
import { escaped } from '../words/escaped.ts'
import { withAge, withCorrection, withWhatNameSaid } from './changed-details.ts'
import type { Operation } from './operation.ts'

export interface Character {
  name: string
  details: string
  /** The name before any renaming. */
  firstName?: string
  /** As the parent asked for it; it stays whatever the details say. */
  pronoun?: Pronoun
}

interface ChangedCast {
  characters: Character[]
  /** The other words of the request, in which an old name ("Mia's lamb") follows a renaming. */
  words: string
  /** Renamings of people whom only the plot knows. */
  renamings: { from: string; to: string }[]
  /** What the story is to do without. */
  avoided: string[]
}

/** More than this many on one picture cannot be told apart. */
const mostCharacters = 6

/** The parent's characters after everything asked about them, in order. */
export function applyCastChanges(
  characters: readonly Character[],
  words: string,
  operations: readonly Operation[],
): ChangedCast {
  const start: ChangedCast = {
    characters: characters.map(({ name, details }) => ({
      name: cleanText(name, typedLengths.name),
      details: cleanText(details, typedLengths.details),
    })),
    words,
    renamings: [],
    avoided: [],
  }
  return operations.reduce(afterOperation, start)
}

function afterOperation(cast: ChangedCast, operation: Operation): ChangedCast {
  switch (operation.kind) {
    case 'add':
      return {
        ...cast,
        characters: withCharacter(cast.characters, operation),
        avoided: cast.avoided.filter((word) => !isAbout(operation, word)),
      }
    case 'remove':
      return afterRemoval(cast, operation.name)
    case 'avoid':
      return avoiding(cast, operation.words)
    case 'rename':
      return afterRenaming(cast, operation)
    case 'transform':
      return afterTransformation(cast, operation)
    case 'sideline':
      return findCharacter(cast.characters, operation.name) ? cast : avoiding(cast, operation.name)
    case 'pronoun':
      return withChange(cast, operation.name, () => ({ pronoun: operation.pronoun }))
    case 'age':
      return withChange(cast, operation.name, (one) => ({ details: withAge(one, operation.years) }))
    case 'correct':
      return withChange(cast, operation.name, (one) => ({ details: withCorrection(one, operation.right) }))
    default:
      return cast
  }
}

/** Somebody of the parent's leaves the cast; anything else is something the story is to do without. */
function afterRemoval(cast: ChangedCast, name: string): ChangedCast {
  const leaving = findCharacter(cast.characters, name)
  if (!leaving) return avoiding(cast, name)
  if (cast.characters.length === 1) return cast
  return {
    ...cast,
    characters: cast.characters.filter((character) => character !== leaving),
    words: withoutSentencesAbout(cast.words, leaving.name),
  }
}

function afterRenaming(cast: ChangedCast, { from, to }: { from: string; to: string }): ChangedCast {
  const renamed = findCharacter(cast.characters, from)
  if (!renamed) return { ...cast, renamings: [...cast.renamings, { from, to }] }
  return {
    ...cast,
    characters: cast.characters.map((character) => renameIn(character, renamed.name, to)),
    words: replaceName(cast.words, renamed.name, to),
  }
}

function afterTransformation(cast: ChangedCast, { name, to }: { name: string; to: string }): ChangedCast {
  return withChange(cast, name, () => ({ details: to }))
}

function avoiding(cast: ChangedCast, words: string): ChangedCast {
  return { ...cast, avoided: [...cast.avoided, nounOf(words)] }
}

/** Somebody of the parent's is changed; nobody of the plot's own is. */
function withChange(
  cast: ChangedCast,
  name: string,
  change: (character: Character) => Partial<Character>,
): ChangedCast {
  const changed = findCharacter(cast.characters, name)
  return {
    ...cast,
    characters: cast.characters.map((character) =>
      character === changed ? { ...character, ...change(character) } : character,
    ),
  }
}

/** The words of a parent without what they say of somebody who has left. */
function withoutSentencesAbout(words: string, name: string): string {
  return words
    .split(/(?<=[.!?;])\s+/)
    .filter((sentence) => !new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'u').test(sentence))
    .join(' ')
}

function nounOf(words: string): string {
  return words
    .toLowerCase()
    .replace(/^(?:the|an?|any|all|part about|parts? with)\s+/, '')
    .trim()
}

function isAbout({ name, details }: Character, word: string): boolean {
  return `${name} ${details}`.toLowerCase().includes(word)
}

function withCharacter(cast: Character[], { name, details }: Character): Character[] {
  const known = cast.some((character) => character.name.toLowerCase() === name.toLowerCase())
  return known || cast.length >= mostCharacters ? cast : [...cast, { name, details }]
}

/** By name, by a part of it, or by what they are ("the dog"). */
export function findCharacter<Someone extends Character>(
  cast: readonly Someone[],
  wanted: string,
): Someone | undefined {
  const lower = wanted.toLowerCase().trim()
  // "His name is spelled Teo" means the one the story is about.
  if (lower === '') return cast[0]
  const lastWord = lower.split(' ').at(-1) ?? lower
  const noun = new RegExp(`\\b${lastWord.replaceAll(/[^\p{L}\p{N}]/gu, '.')}\\b`, 'i')
  return (
    cast.find(({ name }) => name.toLowerCase() === lower) ??
    cast.find(({ name }) => name.toLowerCase().split(/\s+/).includes(lower)) ??
    cast.find(({ details }) => noun.test(details.split(/[.;]/)[0] ?? ''))
  )
}

function renameIn(character: Character, from: string, to: string): Character {
  const isRenamed = character.name === from
  return {
    ...character,
    name: isRenamed ? to : character.name,
    firstName: character.firstName ?? character.name,
    details: replaceName(isRenamed ? withWhatNameSaid(character, to) : character.details, from, to),
  }
}

export function replaceName(text: string, from: string, to: string): string {
  return text.replaceAll(new RegExp(`(?<!\\p{L})${escaped(from)}(?!\\p{L})`, 'gu'), () => to)
}
