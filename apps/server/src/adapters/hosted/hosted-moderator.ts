import { straightMarks } from '@faith-fables/contract'
import type { ModeratedKind, Moderator } from '../../ports/moderator.ts'
import type { Concern, Judge } from './judge.ts'
import { keepNamesBack } from './keep-names-back.ts'

const excerptLetters = 90

/**
 * Reads on top of the built-in moderator, which is asked first and may decline alone. Names stay here, except the one that a parent
 * wants to be known by, which everybody will read.
 */
export function createHostedModerator(judge: Judge, builtin: Moderator): Moderator {
  return {
    readsLanguages: true,
    async review(text, kind, options) {
      const verdict = await builtin.review(text, kind, options)
      if (!verdict.allowed) return verdict
      const parts = partsOf(without(text, options.scripture ?? []))
      if (parts.length === 0) return verdict
      const sent = kind === 'display name' ? parts : nameless(parts, options.names ?? [])
      const findings = await judge.read(sent, kind, options.signal)
      const found = findings.map(({ concern, part }) => ({
        layer: 'supplier' as const,
        theme: concern,
        reason: reasonOf(parts[part] ?? parts[0] ?? '', concern, kind),
      }))
      const reasons = [...new Set(found.map(({ reason }) => reason))]
      return { allowed: found.length === 0, reasons, ...(found.length > 0 && { findings: found }) }
    },
    async reviewPicture(picture, { signal }) {
      const found = await judge.look(picture, signal)
      return {
        allowed: found.length === 0,
        reasons: found.map((concern) => `The picture ${advice[concern]}`),
      }
    },
  }
}

/** A story is printed with curly marks, the verse comes to us with straight ones. */
const without = (text: string, scripture: readonly string[]): string =>
  scripture
    .filter(Boolean)
    .reduce((rest, words) => rest.replaceAll(straightMarks(words), ' '), straightMarks(text))

/** A paragraph each, so that a finding says where it is; one that has no end is cut between its words. */
const partsOf = (text: string): string[] =>
  text
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .flatMap((paragraph) => paragraph.match(/[\s\S]{1,1000}(?=\s|$)|[\s\S]{1,1000}/g) ?? [])

function nameless(parts: readonly string[], names: readonly string[]): string[] {
  const kept = keepNamesBack(names, parts)
  return parts.map((part) => kept.hide(part))
}

function reasonOf(part: string, concern: Concern, kind: ModeratedKind): string {
  if (kind === 'display name')
    return `“${part}” is not a name that families should meet here. Please choose another.`
  return `“${excerptOf(part)}” ${advice[concern]}`
}

function excerptOf(part: string): string {
  const words = part.replaceAll(/\s+/g, ' ').trim()
  if (words.length <= excerptLetters) return words
  return `${words.slice(0, excerptLetters).replace(/\s\S*$/, '')} …`
}

const advice: Record<Concern, string> = {
  violence: 'tells of violence that is too much for a child. Please tell it more gently.',
  sexual: 'is nothing for children. Please leave it out.',
  hate: 'is unkind to people in a way that no child should learn. Please leave it out.',
  'self-harm': 'speaks of somebody who hurts themselves. Please leave it out.',
  crime: 'tells of something dangerous that a child might do after it. Please leave it out.',
  frightening: 'may frighten a child. Please tell it more gently.',
}
