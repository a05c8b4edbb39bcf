import { isSoundPredicate, isSoundSentence } from '@faith-fables/listener/sound/is-sound-clause'
import { isSoundPlace, isSoundThing } from '@faith-fables/listener/sound/is-sound-thing'
import { baseOfVerb, isPastForm } from '../figures/verbs.ts'
import type { Detail } from './detail.ts'

/**
 * Whether a detail reads as sound English in the lines for its kind. What does not is never put into a sentence: it is
 * named to the parent instead.
 */
export function isTellable({ kind, forms, newcomer }: Detail): boolean {
  const form = (name: string) => plain(forms[name] ?? forms.word ?? '')
  switch (kind) {
    case 'place':
      return isSoundPlace(form('at'))
    case 'thing':
    case 'food':
    case 'animal':
    case 'person':
      return (
        isSoundThing(form('full')) &&
        !tellsTime.test(form('full')) &&
        !(kind === 'thing' && isNoThing.test(form('full')))
      )
    case 'event':
    case 'day':
      return isSoundThing(form('full'))
    case 'liking':
    case 'fear':
    case 'dislike':
      return isSoundThing(form('a')) || isSoundPredicate(`likes ${form('a')}`)
    case 'carried':
      return isSoundThing(form('own').replace(/^(?:her|his|their) /, ''))
    case 'happened':
      // Whom somebody named or found stands in the parent's next words or nowhere.
      if (/^\S+ \{who\.them\}/.test(forms.past ?? '')) return false
      return isSoundPredicate(form('past'), isPastForm(firstWord(form('past'))))
    case 'habit':
    case 'pastime':
      return isSoundPredicate(form('present'), baseOfVerb(firstWord(form('present'))) !== undefined)
    case 'duty':
    case 'dream':
      return isSoundPredicate(`will ${form('base')}`)
    case 'state':
    case 'devotion':
      // A child who was never awake is no detail of a story, and one alone is no children.
      return (
        !/\bborn (?:asleep|sleeping|still)\b|^is (?:children|kids|people)$/.test(form('now')) &&
        isSoundPredicate(form('now'))
      )
    case 'news':
    case 'fact':
      return isSoundSentence(form('past'))
    case 'newcomer':
      return (
        newcomer === undefined || isSoundThing(newcomer.details.replace(/ (?:who|that|which) .*$/, ''), true)
      )
    case 'loss':
      return isSoundThing(form('a').replace(/^(?:her|Mia's) /, ''))
    default:
      return true
  }
}

/** "The smell of cinnamon", "lots of laughter": nobody carries it, finds it or speaks to it. */
const isNoThing =
  /^(?:(?:the|an?|some|lots of|a lot of|plenty of|much|more) )?(?:\w+ ){0,2}?(?:smells?|scent|sounds?|taste|feeling|feelings|sense|colou?rs?|laughter|fun|joy|noise|silence|kindness|friendship|love|hope|peace|courage|patience|music|magic|adventure|humou?r|silliness|moral|message|lesson|rhymes?)(?: (?:of|in|from|about|between|for) .+)?$/i

/** "New baby in 6 weeks", "different classes from September": what is to happen, and no thing. */
const tellsTime =
  /\b(?:in|from|since|until|till|on|by|before|after) (?:\S+ )?(?:days?|weeks?|months?|years?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)\b/i

const firstWord = (words: string): string => words.split(' ')[0]?.toLowerCase() ?? ''

/** The slots of the notation as somebody who is a girl would read them. */
const plain = (words: string): string =>
  words
    .replaceAll(/\{\w+\.(?:their|them)\}/g, 'her')
    .replaceAll(/\{\w+\.themself\}/g, 'herself')
    .replaceAll(/\{\w+:(\w+)\|\w+\}/g, '$1')
    .replaceAll(/\{\w+(?:\.\w+)?\}/g, 'Mia')
