import { sentencesOf, versePlace } from '../telling/sentences.ts'

/** Words with which a text goes on from the one before: nothing may come between. */
const onward =
  /^["“]?(?:he|she|they|it|its|his|her|their|him|them|this|that|these|those|so|but|and|then|both|there|which|because|no|yes|neither|not|oh|why|what|who|where|here|for|even|only|up|now|still|on|one|another|again)\b/i

/** Inside a paragraph more words do. */
const onwardInside =
  /^(?:all|nobody|everybody|everyone|somebody|some|most|more|instead|at least|after|too|or|nor|yet|with|in|like|as|just|never|you|we|i|let|perhaps|maybe|whoever|whatever|how|first|last|second|two|three)\b/i

export function goesOn(sentence: string): boolean {
  return onward.test(sentence)
}

export function goesOnInside(sentence: string): boolean {
  return goesOn(sentence) || onwardInside.test(sentence)
}

/** "Under it was a kitten", "one of them called": whatever that is, it was named in the sentence before. */
export function pointsBack(sentence: string): boolean {
  return /^[^",;]*\b(?:it|them|one|ones)\b/.test(sentence)
}

/** "Crack!" comes out of what was just told, and something comes of it. */
export function isSound(paragraph: string): boolean {
  return countWords(paragraph) <= 3 && /!\W*$/.test(paragraph)
}

/** A word or two that belong to what came before them: "Squeak.", "Clank, scrape... clank." */
export function isCry(sentence: string): boolean {
  const words = countWords(sentence)
  return words <= 2 || (words <= 5 && sentence.includes('...'))
}

/** The page is to be turned on this, or somebody waits for an answer. */
export function isHook(paragraph: string): boolean {
  const last = sentencesOf(paragraph.trim()).at(-1) ?? ''
  return last.includes('?') || /(?:[:…]|\.\.\.)[”"]?$/.test(last)
}

/** Between what is said and what is answered nothing comes. */
export function hasSpeech(paragraph: string): boolean {
  return paragraph.includes('"')
}

export function isVerse(paragraph: string): boolean {
  return paragraph.includes(versePlace)
}

/** A page that ends on a few words, or on somebody's words, has ended; where all sentences are short, only a sigh does. */
export function isPunchLine(paragraph: string, image: string | undefined): boolean {
  const sentences = sentencesOf(paragraph.trim())
  const last = sentences.at(-1) ?? ''
  if (image && last.includes(image)) return true
  if (sentences.every((sentence) => countWords(sentence) <= 8))
    return /^"?(?:oh|no|poor|shh|but|hush)\b/i.test(last)
  return last.endsWith('"') || countWords(last) <= 6
}

function countWords(sentence: string): number {
  return sentence.split(' ').length
}
