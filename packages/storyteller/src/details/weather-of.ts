import { withArticle } from '../words/articles.ts'
import type { Detail, Known } from './detail.ts'
import { readNounPhrase } from './read-noun-phrase.ts'

/** "It rains", "it'll be drizzling", "must be sunny". */
export function weatherOf(wish: string, known: Known): Detail | undefined {
  const sky = underWhichSky.exec(wish)?.[1]
  if (sky) return dayOf(`a ${sky.toLowerCase()} day`)
  const root = whatFalls.exec(wish)?.[1]?.toLowerCase()
  if (!root) return undefined
  const word = { drizzl: 'drizzle', pour: 'rain' }[root] ?? root
  return { ...readNounPhrase(`the ${word}`, known), kind: 'weather', words: wish }
}

const whatFalls =
  /^it(?: ?['’]s| ?['’]ll be| is| will be| should be| must be| has to| always| also)* ?(?:always |still )?(rain|snow|drizzl|pour|hail)(?:s|es|e|ing|ling)?(?: outside| a lot| all day| hard| always)?$/i
const underWhichSky =
  /^(?:(?:(?:it )?(?:must|should|has to|needs to|can) be|make it|let it be) )?(sunny|rainy|snowy|windy|stormy|foggy|hot|cold)(?: please)?$/i

const days =
  /^(?:(?:it(?:'s| is| was)|on|one) )?(?:an? )?((?:very |really )?(?:windy|breezy|blustery|stormy|rainy|wet|drizzly|snowy|icy|frosty|foggy|misty|sunny|hot|cold|chilly|freezing|warm|mild|cloudy|grey|gray|gloomy|starry|moonlit|dark|bright|golden|quiet|lazy)(?:,? (?:and )?(?:windy|wet|rainy|cold|stormy|snowy|foggy|dark|grey|sunny|warm|hot|quiet))? (?:(?:spring|summer|autumn|fall|winter|mon|tues|wednes|thurs|fri|satur|sun)(?:day)? ?)?(?:day|morning|afternoon|evening|night))( (?:by|at|on|in|near|along|beside) .+)?$/i

/** "A windy day by the river": the day on which it all happens is nothing to look forward to, or to say aloud. */
export function dayOf(wish: string): Detail | undefined {
  const [, day = '', where = ''] = days.exec(wish.replace(/[.!]+$/, '')) ?? []
  if (!day) return undefined
  const plain = `${day.toLowerCase()}${where}`
  return {
    kind: 'day',
    words: wish,
    plural: false,
    forms: { word: plain, full: plain, a: withArticle(plain) },
  }
}
