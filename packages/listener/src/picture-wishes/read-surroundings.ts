import type { Unit } from '../text/read-units.ts'
import type { ClauseContext } from '../wishes/clause-context.ts'
import { isBeing } from '../wishes/cut-wishes.ts'
import { type NounPhrase, wordsOf } from '../wishes/noun-phrases.ts'
import type { PictureWish } from './picture-wish.ts'
import { isDenied, isPlaced, speaksOf, startOf, thingsNamed, whereIn } from './said-in.ts'

type Surroundings = 'time' | 'weather' | 'place'

/** Words that lead to a time or a place and are none. */
const leading =
  /^(?:move|time|day time|set|setting|happen|happens|place|location|somewhere|scene is|takes place|weather|season|hour|room|out|outside it|hot|cold|dry|fall|falls|falling|blowing)$/

/** "Night-time innit", "sunny nuh", as in many Englishes. */
const particle = / (?:innit|nuh|na|lah|la|leh|lor|ne|mon|mate|eh|hey|ya|o|abeg|pls|plz|ta)$/i

/** "So lose the clouds". */
const losing =
  /\b(?:lose|drop|remove|delete|ditch|get rid of|do away with|take away|dropping|losing|removing|taking (?:away|out)|leaving out)\b/
/** "Why is it snowing?" complains of it. */
const wondering = /^(?:but |and )?why (?:on earth )?(?:is|'s|are|does)\b(?!.*\b(?:not|n't|no)\b)/
/** "In January" is no place. */
const ofYear =
  /^(?:(?:in|on|during|at) )?(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/i

/** "Make it October", "set at Easter": the year tells what it is like outside. */
const partOfYear =
  /(?<=^(?:\S+ ){0,5})(?:january|february|march|april|june|july|august|september|october|november|december|easter|christmas)(?=(?: time)?(?: or so)?(?: here)?(?: please| pls| instead)?$)/

/** Time, weather and place, each as it is said: "a sunset over the sea with dolphins" has two of them and something to add. */
export function readSurroundings(context: ClauseContext, label: Surroundings): PictureWish[] {
  // "Here it's broad daylight" says what it wrongly is.
  if (
    /^(?:but |and )?(?:here|now|in this (?:one|picture)|in the picture) (?:it|that) ?(?:'s|is|looks)\b/.test(
      context.words,
    )
  )
    return []
  const season = label === 'weather' ? partOfYear.exec(context.words)?.[0] : undefined
  if (season)
    return [{ kind: 'weather', words: season, wanted: !isDenied(context.units, context.units.length - 1) }]
  const risen = rising.exec(context.words)?.[1]
  if (risen) return [{ kind: 'time', words: hourOfSun(risen), wanted: true }]
  // "Foggy like that morning" says what it was like.
  const like = context.units.findIndex(
    ({ small }, at) =>
      small === 'like' &&
      !/^(?:would|'d|i|we|you|really|also|she|he|they|just)?$/.test(context.units[at - 1]?.small ?? '') &&
      /^(?:that|it|this|on|in|when|last|the)$/.test(context.units[at + 1]?.small ?? ''),
  )
  const units = like < 0 ? context.units : context.units.slice(0, like)
  const things = thingsNamed(context).filter(({ to }) => to <= units.length)
  const inside = (at: number) => things.find(({ from, to }) => at >= from && at < to)
  const loose = units.flatMap((unit, at): PictureWish[] => {
    if (label === 'time' && /^(?:golden|warm)$/.test(unit.small) && !inside(at))
      return [{ kind: 'mood', words: unit.small, wanted: !isDenied(units, at) }]
    const kind = inside(at) ? null : kindOf([unit])
    const isMeant = kind && !leading.test(unit.small) && unit.part !== 'ADP'
    // The season brings its own: "autumn leaves".
    if (isMeant && /^autumn/.test(units[at - 1]?.small ?? '')) return []
    if (isMeant && ofStorms.test(unit.small) && !isDenied(units, at) && !losing.test(context.words))
      return [{ kind: 'add-thing', thing: asTheyFall(unit.small, context.words), further: false }]
    return isMeant ? [{ kind, words: unit.small, wanted: !isDenied(units, at) }] : []
  })
  const named = things.flatMap((phrase): PictureWish[] => {
    const said = wordsOf(phrase.units).replace(particle, '')
    if (leading.test(said.toLowerCase())) return []
    const isWith = units[phrase.from - 1]?.small === 'with'
    const isLed = isPlaced(phrase, context)
    const kind = kindOf(phrase.units) ?? (isWith ? null : isLed || label === 'place' ? 'place' : null)
    const where = units[phrase.from - 1]?.small ?? ''
    if (kind === 'place' && label !== 'place' && (!isLed || isNoPlace(where, phrase))) return []
    // "Fog over the water".
    if (kind === 'place' && label === 'weather' && /^(?:over|above)$/.test(where)) return []
    if (kind === 'weather' && lying.test(said) && (things.length > 1 || isWith))
      return [
        isDenied(units, startOf(phrase))
          ? { kind: 'remove-thing', thing: phrase.words }
          : { kind: 'add-thing', thing: phrase.words, further: false },
      ]
    if (
      kind === 'weather' &&
      ofStorms.test(said) &&
      !isDenied(units, startOf(phrase)) &&
      !losing.test(context.words)
    )
      return [{ kind: 'add-thing', thing: asTheyFall(wordsWithout(said), context.words), further: false }]
    if (!kind && isListed(phrase, units)) return [{ kind: 'add-thing', thing: phrase.words, further: false }]
    if (isWith && kind !== 'weather' && kind !== 'time')
      return [{ kind: 'add-thing', thing: phrase.words, further: false }]
    const words = kind === 'place' && isLed ? wordsOf(units.slice(phrase.from - 1, phrase.to)) : said
    return kind ? [{ kind, words, wanted: !isDenied(units, startOf(phrase)) }] : []
  })
  const isLost = losing.test(context.words)
  const outside = label === 'place' ? outOrIn.exec(context.words)?.groups?.where : undefined
  const all = [
    ...(outside ? [{ kind: 'place', words: outside, wanted: true } as const] : []),
    ...named,
    ...loose.filter((wish) => !('words' in wish && wish.words === outside)),
  ]
    .filter((wish) => !(wish.kind === 'place' && 'words' in wish && ofYear.test(wish.words)))
    .filter((wish) => !('words' in wish && wish.words === 'on earth'))
    .map((wish) =>
      wish.kind === 'weather' && (isLost || wondering.test(context.words))
        ? { ...wish, wanted: false }
        : wish,
    )
  if (all.length === 0 && label === 'place') return whereAlone(context)
  // "The sea, not the forest" says where it is not besides.
  const isWanted = (kind: string) => all.some((wish) => wish.kind === kind && 'wanted' in wish && wish.wanted)
  return all.filter((wish) => !('wanted' in wish) || wish.wanted || !isWanted(wish.kind))
}

const hourOfSun = (said: string): string =>
  said === 'low' ? 'low sun' : /up|ris/.test(said) ? 'sunrise' : 'sunset'

/** "Maybe outside in the sun". */
const outOrIn =
  /^(?:(?:please|maybe|perhaps|and|but|better|make|move|set|take|bring|it|put|them|should|be|all) )*(?<where>outside|outdoors|inside|indoors)\b/

/** "The sun just coming up". */
const rising =
  /^(?:(?:and|with|maybe) )*(?:the )?sun (?:is |'s |was |just |only )*(coming up|rising|going down|setting|low|almost gone|nearly gone|almost down|nearly down)\b/

/** "Evening, orange sky, the first lamps": one of several that are asked for. */
const isListed = ({ from, to, units: said, head }: NounPhrase, units: readonly Unit[]): boolean =>
  !/^(?:works|lot|rest|ground|floor)$/.test(head.small) &&
  /^(?:,|and)$/.test(units[from - 1]?.small ?? '') &&
  (to === units.length || /^(?:,|and|please)$/.test(units[to]?.small ?? '')) &&
  !said.some(isBeing)

/** Lightning and falling leaves are seen as things, whatever weather they come with. */
const ofStorms =
  /^(?:(?:some|a|more|flash(?:es)? of|bolts? of|forked|falling|the|dark|grey|gray|black|white|fluffy|apple|cherry|almond|plum|rose) )*(?:lightning|clouds|leaves|blossoms?|petals)$/i
/** "Leaves coming down" are in the air. */
const asTheyFall = (thing: string, words: string): string =>
  /\b(?:fall|falls|falling|coming down|blowing|whirling|flying|swirling|drifting|everywhere)\b/.test(words) &&
  !/^(?:lightning|clouds)$/.test(thing)
    ? `falling ${thing.replace(/^falling /, '')}`
    : thing
const wordsWithout = (said: string): string =>
  said.replace(/^(?:some|a|more|the|flash(?:es)? of|bolts? of) /i, '')

/** What rain and autumn leave lying about are things: "rain, puddles, wet cobbles". */
const lying = /\b(?:leaf|leaves|blossoms?|petals|puddles?|cobbles|icicles?|bugs)$/i

/** "Mist from the platform", "snow on the roof" say where it falls, and not where everybody is. */
const isNoPlace = (preposition: string, { head }: NounPhrase): boolean =>
  /^(?:from|off|across|against|into|behind)$/.test(preposition) ||
  /^(?:roofs?|walls?|windows?|glass|floor|ground|tables?|shelf|platform|trees?|branches|fence|hills?|mountains?|grass|leaves|hair)$/.test(
    head.small,
  )

/** "At the well": no noun to the tagger. */
function whereAlone(context: ClauseContext): PictureWish[] {
  const words = whereIn(context)
  return words ? [{ kind: 'place', words, wanted: true }] : []
}

/** Of several the head says it: "the night sky" is a time, "rain drops on the window" a weather. */
function kindOf(units: readonly Unit[]): Surroundings | null {
  for (const unit of units.toReversed()) {
    if (unit.classes.includes('place') && !speaksOf(unit, 'night', 'day', 'weather')) return 'place'
    if (speaksOf(unit, 'night', 'day')) return 'time'
    if (speaksOf(unit, 'weather')) return 'weather'
    if (speaksOf(unit, 'place')) return 'place'
  }
  return null
}
