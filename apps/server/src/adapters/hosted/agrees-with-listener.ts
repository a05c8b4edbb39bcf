import {
  type Fact,
  listenToCharacter,
  listenToDetails,
  listenToPictureWish,
  listenToTextWish,
} from '@faith-fables/listener'
import type { ParentWords } from '../../ports/listener.ts'
import type { AnsweredStatement } from './heard-answer.ts'

/**
 * Whether the built-in listener surely hears in a plain sentence what the model says that it is. What it hears there is what is
 * told and drawn: its own readers find the colours, clothes and beings in it.
 */
export function agreesWithListener(
  plain: string,
  kind: AnsweredStatement['kind'],
  said: ParentWords,
): boolean {
  switch (said.about) {
    case 'character':
      return isHeardOf(said.name, plain, kind)
    case 'story':
      return isHeardOfStory(plain, said.cast)
    case 'text':
      return areHeard(listenToTextWish({ words: plain, cast: said.cast }).clauses)
    case 'picture': {
      const cast = said.cast.map((member) => ({ ...member, isInPicture: true }))
      return areHeard(listenToPictureWish({ words: plain, cast }).clauses)
    }
  }
}

function isHeardOf(name: string, plain: string, kind: AnsweredStatement['kind']): boolean {
  const { facts, leftOver, otherLanguage } = listenToCharacter({ name, details: plain })
  if (otherLanguage !== null || leftOver.length > 0) return false
  return facts.some((fact) => fact.certain && fact.about === name && isOfKind(fact.kind, kind))
}

/** Kinds that tell of one thing: "a girl" says what somebody is, and how one speaks of her. */
const families: readonly (readonly Fact['kind'][])[] = [
  ['being', 'pronoun', 'age', 'stage', 'kin'],
  ['dislike', 'fear'],
  ['hair', 'headwear'],
  ['body', 'skin', 'size'],
  ['pet', 'friend', 'kin', 'belonging'],
  ['trait', 'skill', 'habit', 'work', 'speech', 'health', 'place', 'event', 'wish', 'like'],
]

const isOfKind = (heard: Fact['kind'], said: string): boolean =>
  heard === said || families.some((family) => family.includes(heard) && family.some((kind) => kind === said))

function isHeardOfStory(plain: string, cast: readonly { name: string; details: string }[]): boolean {
  const { sentences, otherLanguage } = listenToDetails({ words: plain, cast })
  return (
    otherLanguage === null &&
    sentences.length > 0 &&
    sentences.every(
      ({ sort, statements, wishes }) => sort !== 'aside' && statements.length + wishes.length > 0,
    )
  )
}

const areHeard = (clauses: readonly { certain: boolean; wishes: readonly unknown[] }[]): boolean =>
  clauses.length > 0 && clauses.every(({ certain, wishes }) => certain && wishes.length > 0)
