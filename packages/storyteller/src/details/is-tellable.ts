import { isSoundPredicate, isSoundSentence } from '@faith-fables/listener/sound/is-sound-clause'
import { isOwnable, isSoundPlace, isSoundThing } from '@faith-fables/listener/sound/is-sound-thing'
import { baseOfVerb, isPastForm } from '../figures/verbs.ts'
import type { Detail } from './detail.ts'

/**
 * Whether a detail reads as sound English in the lines for its kind. What does not is never put into a sentence: it is
 * named to the parent instead.
 */
export function isTellable({ kind, forms, newcomer, words }: Detail): boolean {
  const form = (name: string) => plain(forms[name] ?? forms.word ?? '')
  if (isDone.has(kind) && [form('word'), form('now'), form('past')].some(isOfTheBook)) return false
  // "A see a dragon": a verb that was taken for the thing.
  if (/^an? \S+ (?:an?|the) /i.test(form('a'))) return false
  switch (kind) {
    case 'place':
      return isSoundPlace(form('at'))
    case 'sight':
      return isSoundThing(form('full'), true)
    case 'thing':
    case 'food':
    case 'animal':
    case 'person':
      return (
        !isPastForm(firstWord(form('full'))) &&
        isSoundThing(form('full'), hasArticle.test(words)) &&
        !tellsTime.test(form('full')) &&
        !(kind === 'thing' && (isNoThing.test(form('full')) || !isOwnable(form('full'))))
      )
    case 'weather':
      return isWeather(form('full'))
    case 'event':
      // "Camping" takes no article.
      return form('the') === form('full') || isSoundThing(form('full'), hasArticle.test(words))
    case 'day':
      return isSoundThing(form('full'))
    case 'liking':
    case 'fear':
    case 'dislike':
      return (
        !isAnybody.test(form('word')) && (isSoundThing(form('a')) || isSoundPredicate(`likes ${form('a')}`))
      )
    case 'carried':
      return isSoundThing(form('own').replace(/^(?:her|his|their) /, ''))
    case 'happened':
      // Whom somebody named or found stands in the parent's next words or nowhere.
      if (/^\S+ \{who\.them\}/.test(forms.past ?? '')) return false
      return !isTornOut(form('past')) && isSoundPredicate(form('past'), isPastForm(firstWord(form('past'))))
    case 'habit':
    case 'pastime':
      return (
        !isTornOut(form('present')) &&
        isSoundPredicate(form('present'), baseOfVerb(firstWord(form('present'))) !== undefined)
      )
    case 'dream':
      return !isNoDream.test(form('base')) && isSoundPredicate(`will ${form('base')}`)
    case 'duty':
      return (
        !isTornOut(form('base')) &&
        !/^(?:always|never|also|still) /i.test(form('base')) &&
        isSoundPredicate(`will ${form('base')}`)
      )
    case 'state':
    case 'devotion':
      // A child who was never awake is no detail of a story, and one alone is no children.
      return (
        !/\bborn (?:asleep|sleeping|still)\b/.test(form('now')) &&
        !isOfSeveral.test(form('now')) &&
        !isTornOut(form('now')) &&
        !isTornOut(form('state')) &&
        !isWishful.test(form('now')) &&
        isSoundPredicate(form('now'))
      )
    case 'deed':
      return isSoundPredicate(form('done'), true)
    case 'news':
    case 'truth':
    case 'fact':
      return hasSubject(form('past')) && !isNoFact(form('past')) && isSoundSentence(form('past'))
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

/** "A lantern": whoever says which thing says one, in a word as well. */
const hasArticle = /^(?:an?|the|some|two|three|lots of|many) /i

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
  'truth',
  'fact',
])

/** "Goes in the water in the story", "the last book was gorgeous", "the wheelchair is not the plot": said of the book, not in it. */
const isOfTheBook = (words: string): boolean => ofTheBook.some((pattern) => pattern.test(words))
const ofTheBook = [
  /\bin (?:the|this|our|her|his|their) (?:story|book|tale)\b|\b(?:story|book|tale) (?:where|in which|that|about)\b/i,
  /^(?:the|this|that|our|your) (?:(?:last|first|other|whole|next|old) )*(?:story|book|ending|verse|psalm|title|moral|plot|idea|chapter|lesson|topic)\b/i,
  /\b(?:is|are|was|were)(?:n't| not)? (?:not )?(?:the|a|our) (?:plot|topic|point|subject|story|idea|moral|lesson|hero|heroine|main character|star of)\b/i,
]

/** "The rain", "a snowy evening"; no "good afternoon" and no "let her see snow". */
const isWeather = (words: string): boolean =>
  words.split(' ').length <= 4 &&
  !/^(?:good|never|no|not|enough)\b|['’]|\d/i.test(words) &&
  isSoundThing(words, true)

/** "Hates everyone": whom nobody can meet, nobody can be told to. */
const isAnybody = /^(?:everyone|everybody|anyone|anybody|no ?body|someone|somebody|people)$/i

/**
 * "Puts a biscuit there", "mentions this hourly", "made faces to each other", "stood on the bonnet till four men", "left arm": what
 * it says leans on words that stand elsewhere, or nowhere.
 */
const isTornOut = (words: string): boolean => tornOut.some((pattern) => pattern.test(words))
const tornOut = [
  /(?<!\bover |\bout |\bup |\bin )\bthere\b(?! (?:is|are|was|were)\b)/i,
  /\b(?:this|that|these|those)(?=$| (?:hourly|daily|weekly|now|already|too|again|also|every|each|all)\b)/i,
  /\beach other\b/i,
  /\btill (?:\p{L}+ ){0,2}(?:men|women|people|children|boys|girls|friends)$/iu,
  /^(?:left|leave) (?:arm|leg|hand|foot|ear|eye|side|knee)\b/i,
  /^(?:ends?|ended|starts? with|begins? with|started with|began with) (?:with|in|on|at|\p{L})/iu,
  /^(?:stop|start|try|begin|stops|starts|tries|begins|stopped|started|tried|began)$/i,
  /\b(?:\p{L}+ed|thought|said|knew) (?:he|she|they|it|nobody|everybody)(?:'s|'re|'ll| is| are| will| can)\b/iu,
  /\beats? everybody\b|\bate everybody\b/i,
  /n't$/i,
  // "A girl in her class that have no food", "is a kid who loves mud".
  /\b(?:an?|the|one) (?:\p{L}+ ){1,5}(?:that|who|which) (?:have|are|do|were)\b/iu,
  /^(?:is|was) an? (?:kid|girl|boy|child|baby|person) (?:who|that)\b/i,
  /^(?:convinced|worried|determined|obsessed)\b|^never (?:mean|meant)$/i,
]

/** "Can be the plumber", "could be": a part that a parent would give, and nothing that is so. */
const isWishful = /^(?:can|could|may|might) be\b/i

/** "Blizzard, the power goes out": what stands before the comma is no part of the sentence. */
const isHeading = /^[\p{L}'’-]+, (?:the|an?|he|she|they|we|it|her|his|their)\b/iu

/** What has a subject and a verb, and cannot be told as it stands. */
const isNoFact = (sentence: string): boolean => noFacts.some((pattern) => pattern.test(sentence))
const noFacts = [
  isHeading,
  // "A teacher was Mrs Gunn".
  /^an? \p{Ll}+ (?:is|was) (?:called )?\p{Lu}/u,
  // "Nobody is the bad guy", "the end can be open".
  /\b(?:is|are|was|were) (?:not )?(?:the|a) (?:bad guy|villain|baddie|thing|winner|loser|main thing)\b/i,
  /^the end(?:ing)?\b/i,
  // "The ship comes back in eleven weeks", "the operation is on the 14th": whether that was or will be stands nowhere.
  /\bin (?:\d+|an?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a few) (?:days?|weeks?|months?|years?)\b/i,
  /\b(?:on )?the \d+(?:st|nd|rd|th)\b/i,
  // "All eleven cousins was coming".
  /^(?:\p{L}+ ){0,3}(?:\p{Ll}{3,}(?<![sui])s|children|people|men|women) (?:is|was|has)\b/u,
]

/** "Bangla was going down", "this year rain was too much": a hurried note, whose subject is a guess. */
const hasSubject = (sentence: string): boolean => ofSomething.test(sentence) || ofSomebody.test(sentence)
const ofSomething =
  /^(?:the|an?|his|her|their|its|our|some|all|both|every|each|nobody|everybody|everyone|somebody|someone|no|many|most|two|three|four|five|six|seven|eight|nine|ten|God|Jesus|Christ|\p{L}+days)\b/iu
const ofSomebody =
  /^(?:\p{Lu}\p{L}*(?: \p{Lu}\p{L}*)*['’]s? |(?:Grand\p{L}*|Gran|Nan\p{L}*|Mum\p{L}*|Mom\p{L}*|Dad\p{L}*|Mama|Papa|Uncle|Aunt\p{L}*|\p{Lu}\p{L}+ (?:(?:has|had|is|was) (?:an?|the|his|her|their|called|afraid)|\p{Ll}+s? (?:the|an?|above|in|at|with)))\b)/u

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
