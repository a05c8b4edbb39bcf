import type { AgeGroupName } from '@faith-fables/contract/age-groups'
import { countOf } from '@faith-fables/contract/count-of'
import { ageBounds, type TextMeasure } from '@faith-fables/contract/text-measure'

/** A story of few pictures tells more beside each; and a warning must be worth a parent's while. */
const roomy = { words: 2, wordsPerSentence: 1.4, longestSentence: 3, grade: 2.5 }

/**
 * Where a gauge says that there is more than usual. Fewer pictures have more words beside each: with five of them the
 * built-in storyteller tells 1.4 to 1.8 times as many as with ten; and its longest sentence has about twice the words
 * of its average one (100 stories of each age).
 *
 * @param pictures at least one
 */
export function usualMost(
  age: AgeGroupName,
  pictures: number,
): { wordsPerPage: number; longestSentence: number } {
  const { most, wordsPerSentence } = ageBounds[age]
  const share = Math.min(1.7, Math.max(1, (10 / pictures) ** 0.75))
  return { wordsPerPage: Math.round(most * share), longestSentence: wordsPerSentence * 2 }
}

/** What a parent may want to know before they approve; empty when the text suits the age. It never stops anything. */
export function lengthWarnings(measure: TextMeasure, age: AgeGroupName): string[] {
  const bounds = ageBounds[age]
  const { words, wordsPerPage, wordsPerSentence, longestSentence, grade } = measure
  const usual = `${age} usually get ${bounds.fewest} to ${bounds.most}`
  const warnings: string[] = []
  if (wordsPerPage > bounds.most * roomy.words)
    warnings.push(`About ${countOf(wordsPerPage, 'word')} a page: ${usual}. A tired child may not last.`)
  else if (words > 0 && wordsPerPage < bounds.fewest / roomy.words)
    warnings.push(`About ${countOf(wordsPerPage, 'word')} a page: ${usual}. It is soon over.`)
  if (longestSentence.words > bounds.wordsPerSentence * roomy.longestSentence)
    warnings.push(
      `The longest sentence has ${longestSentence.words} words (“${beginningOf(longestSentence.text)}”). For ${age} about ${bounds.wordsPerSentence} are easy to follow.`,
    )
  else if (wordsPerSentence > bounds.wordsPerSentence * roomy.wordsPerSentence)
    warnings.push(
      `Its sentences have ${Math.round(wordsPerSentence)} words on average; for ${age} about ${bounds.wordsPerSentence} are easy to follow.`,
    )
  if (words >= 20 && grade > bounds.grade + roomy.grade)
    warnings.push(`Its words and sentences are rather hard for ${age}; shorter ones are easier to listen to.`)
  return warnings
}

function beginningOf(sentence: string): string {
  const words = sentence.split(/\s+/)
  return words.length > 6 ? `${words.slice(0, 6).join(' ')} …` : sentence
}
