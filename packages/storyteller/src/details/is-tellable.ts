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
  if (isDone.has(kind) && speaksOfStory.test(form('word'))) return false
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
    case 'dream':
      return !isNoDream.test(form('base')) && isSoundPredicate(`will ${form('base')}`)
    case 'duty':
      return isSoundPredicate(`will ${form('base')}`)
    case 'state':
    case 'devotion':
      // A child who was never awake is no detail of a story, and one alone is no children.
      return (
        !/\bborn (?:asleep|sleeping|still)\b/.test(form('now')) &&
        !isOfSeveral.test(form('now')) &&
        isSoundPredicate(form('now'))
      )
    case 'news':
    case 'fact':
      return !isHeading.test(form('past')) && isSoundSentence(form('past'))
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

/** What is done or so, as against things that a parent names. */
const isDone: ReadonlySet<Detail['kind']> = new Set([
  'happened',
  'habit',
  'pastime',
  'duty',
  'dream',
  'state',
  'background',
  'news',
  'fact',
])

/** "Goes in the water in the story", "wanted a story where she is sad": wishes of the parent, of nobody in the story. */
const speaksOfStory =
  /\bin (?:the|this|our|her|his|their) (?:story|book|tale)\b|\b(?:story|book|tale) (?:where|in which|that|about)\b/i

/** "Blizzard, the power goes out": what stands before the comma is no part of the sentence. */
const isHeading = /^[\p{L}'’-]+, (?:the|an?|he|she|they|we|it|her|his|their)\b/iu

/** "Wants to quit": nobody's dream. */
const isNoDream =
  /^(?:quit|stop|give up|leave|go (?:home|back|away)|stay|hide|run away|sleep|die|be (?:left )?alone|get out|cry|throw)\b/i

/** "They are neighbours also", of which one would be told. */
const isOfSeveral =
  /^is (?:(?:all|both|best|good|old|new|next-door|next door) )*(?:children|kids|people|neighbou?rs|friends|twins|triplets|sisters|brothers|siblings|cousins|parents|classmates|partners|mates|(?:the )?(?:family|parents|grandparents) of .+)(?: (?:also|too|as well|now|already))?$/i

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
