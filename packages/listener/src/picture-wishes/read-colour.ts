import { isOneOf } from '../text/read-units.ts'
import type { ClauseContext } from '../wishes/clause-context.ts'
import { type NounPhrase, wordsOf } from '../wishes/noun-phrases.ts'
import { colourOfThingBefore } from './colour-of-thing-before.ts'
import { pictureNouns } from './picture-nouns.ts'
import type { PictureWish } from './picture-wish.ts'
import { isLook, readLooks } from './read-look.ts'
import { thingsNamed } from './said-in.ts'

/** "The kite should be red", "yellow boots". */
export function readColour(context: ClauseContext): PictureWish[] {
  const { units, phrases } = context
  // "Why purple flowers?"
  if (/^(?:but |and )?why (?!not\b|do n't\b)/.test(context.words)) return []
  const ofThingBefore = colourOfThingBefore(context)
  if (ofThingBefore) return [ofThingBefore]
  const painted = paintedAtEnd(context)
  if (painted) return [painted]
  const looks = readLooks(context)
  if (looks.length > 0) return looks
  const from = units.findIndex(
    (unit, at) => isOneOf(unit, 'colour') && !/^(?:not|n't|than|of|no)$/.test(units[at - 1]?.small ?? ''),
  )
  if (from < 0) return []
  const shade = /^(?:light|dark|pale|deep|bright)$/.test(units[from - 1]?.small ?? '') ? from - 1 : from
  const isPair = units[from + 1]?.small === 'and' && isOneOf(units[from + 2], 'colour')
  const colour = wordsOf(units.slice(shade, from + (isPair ? 3 : 1)))
  const thing =
    thingsNamed(context).find(({ head }) => !isOneOf(head, 'colour')) ??
    phrases.find(({ head }) => !pictureNouns.test(head.small))
  if (!thing || isOneOf(thing.head, 'colour')) return []
  const what = wordsOf(
    thing.units.filter(
      (unit) => !isOneOf(unit, 'colour') && !/^(?:light|dark|pale|deep|bright)$/.test(unit.small),
    ),
  )
  return what ? [{ kind: 'colour', what, colour }] : []
}

const uncoloured = (phrase: NounPhrase): NounPhrase => ({ ...phrase, units: [phrase.head] })

/** "He'll want the tractor blue": a thing, and behind it what it is to be. */
function paintedAtEnd({ units, phrases, mentions, words }: ClauseContext): PictureWish | null {
  if (!/\b(?:wants?|likes?|prefers?|have|make|paint) (?:the|his|her|their|that|this|our) /.test(words))
    return null
  const end = units.findLastIndex(({ small }) => !/^(?:please|instead)$/.test(small)) + 1
  const colour = units[end - 1]
  if (!colour || !isOneOf(colour, 'colour')) return null
  const shade = /^(?:light|dark|pale|bright)$/.test(units[end - 2]?.small ?? '') ? end - 2 : end - 1
  const said = wordsOf(units.slice(shade, end))
  const named = mentions.find(({ to }) => to === shade)?.name
  const phrase = phrases.find((one) => one.from < shade && one.to >= shade && !isLook(uncoloured(one)))
  const what = named ?? (phrase && wordsOf(phrase.units.filter((unit) => units.indexOf(unit) < shade)))
  return what ? { kind: 'colour', what, colour: said } : null
}
