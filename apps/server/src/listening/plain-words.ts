import type { PlainReading } from '../ports/listener.ts'

/** What was surely understood, as plain sentences that the built-in listener understands. */
export const plainWordsOf = ({ statements }: PlainReading): string =>
  statements
    .filter(({ certain }) => certain)
    .map(({ plain }) => asSentence(plain))
    .join(' ')

function asSentence(plain: string): string {
  const said = plain.replace(/[\s.]+$/, '')
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}${/[!?]$/.test(said) ? '' : '.'}`
}

/** The parent's own words behind plain ones; null where no statement has said them. */
export function parentsWordsFor(plain: string, { statements }: PlainReading): string | null {
  const wanted = comparable(plain)
  if (wanted === '') return null
  const found =
    statements.find((statement) => comparable(statement.plain) === wanted) ??
    statements.find((statement) => comparable(statement.plain).includes(wanted)) ??
    statements.find((statement) => wanted.includes(comparable(statement.plain)))
  return found?.words ?? null
}

const comparable = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * The same for wishes, which are followed as far as they are understood: of English ones that are not sure the parent's own words
 * stay, for the built-in listener to make of them what it can.
 */
export function plainOrderWordsOf(heard: PlainReading): string {
  if (!heard.isEnglish) return plainWordsOf(heard)
  const said = heard.statements.map(({ certain, plain, words }) => asSentence(certain ? plain : words))
  return [...new Set([...said, ...heard.notUnderstood.map(asSentence)])].join(' ')
}
