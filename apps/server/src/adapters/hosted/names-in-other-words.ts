import { isA } from '@faith-fables/listener/lexicons/lexicons'
import { otherLanguage } from '@faith-fables/listener/text/other-language'

const words = /\p{L}[\p{L}\p{M}’'-]*/gu
/** Of English there is one of these in nearly every line. */
const englishWords =
  /^(?:the|an?|is|and|he|she|they|his|her|their|my|our|with|of|loves?|likes?|has|to|girl|boy|not?|very|who|wears?|make|it|on|are)$/i
const shortestOpening = 4
/** Of fewer words without an English one nobody can say what they are in: "Björn’s café". */
const fewestWords = 5

/** Whether a text is surely or probably in another language than English: of a few words nobody is sure. */
export function isInOtherWords(text: string): boolean {
  if (otherLanguage(text) !== null) return true
  const said = text.match(words) ?? []
  return (
    said.length >= fewestWords &&
    /[^\p{ASCII}\p{P}\p{S}\s]/u.test(text) &&
    !said.some((word) => englishWords.test(word))
  )
}

/**
 * What may be a name in words of another language, of which English grammar would take half for names: whatever has a capital inside a
 * sentence, and what opens one and is a known name. Of German that is every noun: these stay here, too.
 */
export function namesInOtherWords(text: string): string[] {
  return [...text.matchAll(words)].flatMap(({ 0: word, index }) => {
    if (!/^\p{Lu}/u.test(word)) return []
    const opens = /(?:^|[.!?\n:;•*¡¿-])[\s"'“‘«(]*$/.test(text.slice(0, index))
    return !opens || (word.length >= shortestOpening && isA('names', word)) ? [word] : []
  })
}
