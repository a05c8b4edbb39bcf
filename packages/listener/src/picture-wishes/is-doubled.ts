import type { ClauseContext } from '../wishes/clause-context.ts'

/** "There are two Leos", "Nana is in it twice". */
export function isDoubled({ words, cast }: ClauseContext): boolean {
  return cast.some(({ name }) => {
    const own = name.toLowerCase()
    return (
      [`two ${own}s`, `2 ${own}s`, `two of ${own}`, `three ${own}s`, `double ${own}`].some((said) =>
        words.includes(said),
      ) ||
      (words.startsWith(own) && /\b(?:twice|two times|doubled)\b/.test(words))
    )
  })
}
