import { visibleName } from '@faith-fables/contract/visible-text'

const paints = 4

/** The first letter of a name, for as long as nothing is drawn. */
export function portraitLetter(name: string): string {
  return [...visibleName(name)][0]?.toLocaleUpperCase() ?? '?'
}

/** Which colour stands behind the letter: the same name has the same one everywhere. */
export function portraitPaint(name: string): number {
  const letters = [...visibleName(name)]
  return letters.reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0) % paints
}
