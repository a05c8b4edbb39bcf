import { listenToCharacter, type TextWish } from '@faith-fables/listener'
import { isA, valuesFor } from '@faith-fables/listener/lexicons/lexicons'
import { withArticle } from '../words/articles.ts'
import { cleanText } from '../words/clean-text.ts'
import type { Operation } from './operation.ts'

/** Somebody new, with a name by which the story can speak of them. Small creatures without a name are part of the scenery. */
export function newcomerOf({ name, noun }: Extract<TextWish, { kind: 'bring-in' }>): Operation[] {
  const kind = cleanText(noun ?? '')
  const last = kind.split(' ').at(-1) ?? ''
  if (!name && scenery.has(last)) return [{ kind: 'detail', words: withArticle(kind) }]
  const called = name ? cleanText(name) : inventedName(last)
  if (!called) return []
  const kin = kind === '' ? kinOf(called) : undefined
  const details = kind || kin || ''
  return [{ kind: 'add', name: called, details: details ? withArticle(details) : '' }]
}

const scenery: ReadonlySet<string> = new Set([
  'bee',
  'bees',
  'butterfly',
  'butterflies',
  'ladybug',
  'ladybird',
  'ant',
  'ants',
  'fish',
  'birds',
])
const pets = ['Pepper', 'Button', 'Maple', 'Clover', 'Bramble']
const people = ['Robin', 'Jamie', 'Alex', 'Sasha']

/** Kin are called what they are; an animal or a child gets a name. */
function inventedName(noun: string): string | undefined {
  if (/^uncle$/i.test(noun)) return 'Uncle Ben'
  if (/^aunt(?:ie|y)?$/i.test(noun)) return 'Aunt May'
  if (isA('kin-words', noun) && isParent(noun)) return noun.slice(0, 1).toUpperCase() + noun.slice(1)
  return (isA('animal', noun) ? pets : people)[noun.length % (isA('animal', noun) ? pets : people).length]
}

const isParent = (noun: string): boolean => /(?:mother|father)$/.test(valuesFor('kin-words', noun)[1] ?? '')

/** "Grandpa" is a grandfather. */
function kinOf(name: string): string | undefined {
  return name
    .split(' ')
    .map((word) => valuesFor('kin-words', word)[1])
    .find(Boolean)
}

/** What is right of somebody, where it is surely understood: what they are, or what is to be added to their details. */
export function correctionOf({ who, right }: Extract<TextWish, { kind: 'correct' }>): Operation[] {
  if (who === null) return []
  const words = cleanText(right)
  const { facts } = listenToCharacter({ name: who, details: words })
  const being = facts.find(({ kind, certain }) => kind === 'being' && certain)
  if (being?.kind === 'being' && being.being.sort !== 'human' && /^(?:an?|the) /.test(words))
    return [{ kind: 'transform', name: who, to: words }]
  const isSure = facts.some(
    ({ kind, certain }) => certain && kind !== 'being' && kind !== 'pronoun' && kind !== 'stage',
  )
  return isSure ? [{ kind: 'correct', name: who, right: words }] : []
}
