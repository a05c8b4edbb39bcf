import { isOneOf, type Unit, wordsOfUnits } from '../text/read-units.ts'
import { kindOfLook } from './kind-of-look.ts'
import type { Notes } from './notes.ts'
import { partsOf } from './phrase-parts.ts'
import { readThings } from './read-things.ts'

/** Verbs that ask something of the writer, where they stand first. */
const asks =
  /^(?:please|draw|give|make|keep|show|put|let|call|leave|write|include|add|use|do|don't|avoid|say|have|mention|remember|note|ignore|see)$/
const wished =
  /^(?:we'd|i'd|we|i) (?:would )?(?:like|love|want|do not want|don't want)\b|\b(?:must|should) (?:not )?(?:be|not|have|never|always|win|get(?! up\b)|save|know)\b|\bin (?:the|this) (?:story|book|pictures?)\b|\bplease\b/

/** What a clause asks of the writer is a wish, whole as it was said; it is nothing about looks or life. */
export function readWish(units: readonly Unit[], isFirst: boolean, notes: Notes): boolean {
  const text = wordsOfUnits(units)
  // "Must have her sunhat": what they are never seen without.
  const worn = partsOf(units)[0]?.at(-1)
  if (/^must have (?:her|his|their) /.test(text) && worn && kindOfLook(worn) !== null) {
    notes.pass(units.slice(0, 2))
    readThings(units.slice(2), notes, 'belonging')
    return true
  }
  const [first] = units
  // "So do we all" asks nothing.
  const isOfOurs = first?.small === 'do' && units[1]?.part === 'PRON'
  // "Don't like kimchi": nobody is asked.
  const isOfThem =
    /^don't (?:like|love|want|eat|sleep|speak|talk|know|understand)\b/.test(text) && !/\bplease\b/.test(text)
  if (isOfThem) return false
  const isAsked = isFirst && first && asks.test(first.small) && first.small === first.lemma && !isOfOurs
  // "Teaches at the school where the children in the story go": told of somebody.
  const isTold = first?.part === 'VERB' && first.small !== first.lemma && /s$/.test(first.small)
  // "Giant of our village in the story": who somebody is.
  const isNamed =
    !units.some(({ part }) => /^(?:VERB|AUX|PRON)$/.test(part) && part !== 'PRON') &&
    !/\bplease\b|^(?:no|not|never|without) /.test(text)
  if (!isAsked && (isTold || isNamed || !wished.test(text))) return false
  notes.writeWords('wish', units)
  readWishedLook(units, text, notes)
  return true
}

/** "Make her with her bonnet", "please give her the cape", "long sleeves please": it is asked, and it is seen. */
function readWishedLook(units: readonly Unit[], text: string, notes: Notes): void {
  if (/\b(?:no|not|never|without|n't|don't|any)\b/.test(text)) return
  const given =
    /\b(?:make|draw|show|put|give|have|paint|dress) (?:her|him|them|it) (?:(?:with|in|wearing|have) )?/.exec(
      text,
    )?.[0]
  const isBare =
    /\bplease$/.test(text) &&
    !units.some(({ part, small }) => /^(?:VERB|AUX|PRON)$/.test(part) && !/^(?:please|round)$/.test(small))
  if (!given && !isBare) return
  const begin = given ? units.findIndex(({ small }) => /^(?:her|him|them|it)$/.test(small)) + 1 : 0
  const from = given && /^(?:with|in|wearing|have)$/.test(units[begin]?.small ?? '') ? begin + 1 : begin
  const thing = units.slice(from).filter(({ small }) => !/^(?:please|so|also|and)$/.test(small))
  const parts = partsOf(thing)
  const isSeen = parts.every((part) => {
    const head = part.at(-1)
    return (
      head !== undefined &&
      (isOneOf(head, 'garment', 'head-covering', 'aid', 'hair') ||
        /^(?:belly|bump|tummy|sleeves)$/.test(head.small))
    )
  })
  if (parts.length > 0 && isSeen) readThings(thing, notes, 'belonging')
}
