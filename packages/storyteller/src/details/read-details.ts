import type { Setting, TimeOfDay, Weather } from '@faith-fables/illustrator/scene-description'
import { earliestMatch, firstMatch, settingWords, timeWords, weatherWords } from '../scenes/scene-words.ts'
import { cleanText } from '../telling/clean-text.ts'

/** What the parent wrote in Additional Details, sorted. */
export interface StoryDetails {
  /** All of it, cleaned, for finding nouns. */
  words: string
  /** Each wish or fact on its own, without "please" and "the story should"; the story must let each be found again. */
  wishes: string[]
  setting?: Setting
  time?: TimeOfDay
  weather?: Weather
}

export function readDetails(additionalDetails: string | null): StoryDetails {
  const words = cleanText((additionalDetails ?? '').replaceAll(/\s*\n+\s*/g, '. '), 2000)
  const lower = words.toLowerCase()
  const details: StoryDetails = { words, wishes: wishesOf(words) }
  const setting = earliestMatch(settingWords, lower)
  const time = firstMatch(timeWords, lower)
  const weather = firstMatch(weatherWords, lower)
  return { ...details, ...(setting && { setting }), ...(time && { time }), ...(weather && { weather }) }
}

/** A story can carry only so many extra facts without becoming a list. */
const mostWishes = 8

function wishesOf(words: string): string[] {
  return words
    .split(/(?<=[.!?;])\s+|;\s*/)
    .map(plainWish)
    .filter((wish) => /\p{L}{2}/u.test(wish))
    .slice(0, mostWishes)
}

const instruction =
  /^(?:and |also |oh,? )*(?:please |kindly )*(?:can you |could you |i(?:'d| would) (?:like|love) |i want |we(?:'d| would) (?:like|love) )?(?:please )?(?:(?:the|this) story (?:should|must|could|can|may|is|takes place|happens|plays)(?: be)?|it (?:should|must|could|takes place|happens)(?: be)?|let (?:it|the story)|have (?:it|the story)|make (?:it|the story|sure)(?: that)?|include|add|mention|use|feature|put in|set (?:it|the story)|set|there should be|to (?:include|have|be))?\s*(?:about |set |take place |happen |include |feature |that )*/i

/** "Please include a red kite." is the wish "a red kite"; a fact stays as it is. */
function plainWish(sentence: string): string {
  const bare = sentence.replace(/[.!?;,\s]+$/, '').trim()
  const rest = bare.replace(instruction, '').replace(/^,\s*/, '')
  return rest
    .replace(/^(?:please )/i, '')
    .replace(/,? please$/i, '')
    .trim()
}
