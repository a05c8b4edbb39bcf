/** "1) warmer 2) no hat" is a list; each letter stays at its place, and where nothing ends the line before, `end` does. */
export const withoutNumbering = (words: string, end = ';'): string =>
  /(?:^|\s)1[.)]\s/.test(words)
    ? words.replace(/(^|\s)\d{1,2}[.)](?=\s)/g, (number, _space, at: number) => {
        const isEnded = /(?:^|[.!?]\s*)$/.test(words.slice(0, at))
        return `${' '.repeat(number.length - 1)}${isEnded && end === '.' ? ' ' : end}`
      })
    : words
