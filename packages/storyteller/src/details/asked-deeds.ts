import type { Known } from './detail.ts'

/** What somebody does once and is done with, and needs nobody and nothing for. */
const alone: ReadonlySet<string> = new Set(
  'laugh cry wave smile dance sing hum clap cheer giggle jump hop run swim whisper shout whistle pray kneel bow wait listen sneeze yawn snore stumble trip fall blush shiver tiptoe sleep win'.split(
    ' ',
  ),
)
/** What is done to somebody or something. */
const toSomething: ReadonlySet<string> = new Set(
  'hug kiss help thank greet feed water plant bake cook paint draw repair fix mend build carry push pull throw catch kick climb hide find meet rescue save visit share give show teach call ring blow light pick pet stroke pat tickle chase follow lead open close knock wash clean brush hold wear bring fetch buy spill drop lose break win invent discover invite surprise forgive comfort'.split(
    ' ',
  ),
)
const article =
  '(?:an?|the|his|her|their|its|some|one|two|three|four|five|six|each other|one another|God|Jesus|everybody|everyone|people)'
const preposition =
  '(?:to|at|with|for|in|on|into|over|through|around|round|under|up|down|behind|after|before|about|by|of|from|off|across|along)'
/** A second doing, somebody who is not named, and what is no doing at all. */
const goesOn =
  /\b(?:and|or|but|then|so|because|when|if|that|who|which|while|until|him|them|it|me|us|you|myself|not|n['’]t|instead|more|less|mistakes?)\b|[,;:"“”]/i
const mostWords = 7

/**
 * Whether what a parent asks for ("Leo should …", "let Leo …") is one thing that happens and can be said as it stands: "hug Nana Ruth", "wave to
 * the bus driver", "laugh". What is asked for may be any such thing; what is merely told may be what somebody does every day.
 */
export function isAskedDeed(verb: string, rest: string, known: Known): boolean {
  if (rest === '') return alone.has(verb)
  if ((!alone.has(verb) && !toSomething.has(verb)) || goesOn.test(rest)) return false
  if (rest.split(' ').length > mostWords) return false
  const names = known.map(({ name }) => name).find((name) => rest === name || rest.startsWith(`${name} `))
  if (names) return toSomething.has(verb) && isSaid(rest.slice(names.length).trim())
  const isTo = new RegExp(`^(?:${preposition} )`, 'i').test(rest)
  return (
    (isTo || toSomething.has(verb) || /^(?:loudly|softly|happily|again|out loud|with joy)$/i.test(rest)) &&
    isSaid(rest, known)
  )
}

/** "A flower", "to the bus driver", "in the rain", nothing. */
function isSaid(words: string, known: Known = []): boolean {
  if (words === '' || /^(?:loudly|softly|happily|again|out loud|with joy)$/i.test(words)) return true
  const behind = words.replace(new RegExp(`^(?:${preposition} ){1,2}`, 'i'), '')
  return new RegExp(`^${article}\\b`, 'i').test(behind) || known.some(({ name }) => behind.startsWith(name))
}
