import { tagWords, type Word } from './tag-words.ts'

/** Words tagged in the sentence in which they would stand, without its beginning: "map" behind "She has the" is no verb. */
export function tagBehind(beginning: string, words: string): Word[] {
  return tagWords(`${beginning} ${words}`).slice(beginning.split(' ').length)
}
