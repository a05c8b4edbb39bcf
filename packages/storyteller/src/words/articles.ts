import { articleFor } from '@faith-fables/listener/text/article-for'

/** The noun with its article; plural things ("bananas") have none. */
export function withArticle(noun: string): string {
  return `${articleFor(noun)} ${noun}`
}

/** Sets every "a" and "an" right for the word after it, whatever filled the slot. */
export function mendArticles(text: string): string {
  return text.replaceAll(
    /(?<![\p{L}\p{N}'’-])([Aa])n? (?=([\p{L}\p{N}][\p{L}\p{N}-]*))/gu,
    (whole, letter: string, word: string) => {
      if (/^(?:\p{Lu}|and|or|as|in|is|was)$/u.test(word)) return whole
      return articleFor(word) === 'an' ? `${letter}n ` : `${letter} `
    },
  )
}
