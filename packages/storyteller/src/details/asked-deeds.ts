import type { Known } from './detail.ts'

/** What somebody does once and is done with, and needs nobody and nothing for; gladly, for a story goes on from it as from something good. */
const alone: ReadonlySet<string> = new Set(
  'laugh wave smile dance sing hum clap cheer giggle jump hop run swim whisper shout whistle pray kneel bow wait listen sneeze yawn snore tiptoe sleep win apologise apologize'.split(
    ' ',
  ),
)
/** What is done to somebody or something. */
const toSomething: ReadonlySet<string> = new Set(
  'hug kiss help thank greet feed water plant bake cook paint draw repair fix mend build carry catch climb hide find meet rescue save visit share give show teach call ring blow light pick pet stroke pat tickle follow lead open close wash clean brush bring fetch buy win invent discover invite forgive comfort'.split(
    ' ',
  ),
)
/** What is done to things alone: nobody is pushed, and a story says of each that it was good. */
const toThings: ReadonlySet<string> = new Set('kick push pull throw knock drop'.split(' '))
const things =
  /\b(?:balls?|snowballs?|stones?|pebbles?|sticks?|cart|sledge|sled|swing|wagon|pram|wheelbarrow|rope|boat|door|balloon|frisbee|kite|drum)\b/i
const adverb = /^(?:loudly|softly|happily|again|out loud|with joy)$/i
const article =
  /^(?:an?|the|his|her|their|its|some|one|two|three|four|five|six|each other|one another|God|Jesus|everybody|everyone|people)\b/i
const beginsTo =
  /^(?:(?:to|at|with|for|in|on|into|over|through|around|round|under|up|down|behind|after|before|about|by|of|from|off|across|along) ){1,2}/i
/** A second doing, somebody who is not named, and what is no doing at all. */
const goesOn =
  /\b(?:and|or|but|then|so|because|when|if|that|who|which|while|until|him|them|it|me|us|you|myself|not|n['’]t|instead|more|less|mistakes?)\b|[,;:"“”]/i
const mostWords = 7

/**
 * Whether what a parent asks for ("Leo should …", "let Leo …") is one thing that happens and can be said as it stands: "hug Nana Ruth", "wave to
 * the bus driver", "laugh". What is asked for may be any such thing; what is merely told may be what somebody does every day.
 */
export function isAskedDeed(verb: string, rest: string, known: Known): boolean {
  if (verb === 'say') return isSaying(rest, known)
  if (rest === '') return alone.has(verb)
  const takes = toSomething.has(verb) || (toThings.has(verb) && things.test(rest))
  if ((!alone.has(verb) && !takes) || goesOn.test(rest) || rest.split(' ').length > mostWords) return false
  const named = known.map(({ name }) => name).find((name) => rest === name || rest.startsWith(`${name} `))
  if (named) return toSomething.has(verb) && isSaid(rest.slice(named.length).trim(), known)
  return (takes || adverb.test(rest) || beginsTo.test(rest)) && isSaid(rest, known)
}

const sayings = /^(?:sorry|goodbye|hello|goodnight|grace|please)(?= to |$)/i

/** "Sorry", "sorry to Mia", "goodbye to the sea". */
const isSaying = (words: string, known: Known): boolean =>
  sayings.test(words) && isSaid(words.replace(sayings, '').trim(), known)

/** "A flower", "to the bus driver", "in the rain", nothing. */
function isSaid(words: string, known: Known): boolean {
  if (words === '' || adverb.test(words)) return true
  const behind = words.replace(beginsTo, '')
  return article.test(behind) || known.some(({ name }) => behind.startsWith(name))
}
