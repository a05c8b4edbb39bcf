import type { ClauseContext } from '../wishes/clause-context.ts'
import type { PictureWish } from './picture-wish.ts'
import { whomIn } from './whom-in.ts'

/** What is on one side of somebody: at an ear, over an eye, on an arm, a hand or a leg. */
const aids =
  /\b(?:hearing[ -]aid|cochlear(?: implant)?|implant|processor|eye[ -]?patch|patch|prosthesis|prosthetic (?:leg|arm|hand|foot)|(?:running )?blade|(?:leg )?brace|splint|cast|plaster cast|kara|bracelet|bangle|watch|rakhi)\b/

const behindSide = '(?:ear|eye|arm|forearm|hand|wrist|leg|foot|knee|side|one)'
/** "On his right side", "the left ear", "not on the left". */
const sides = new RegExp(
  `\\b(?<denied>not |n't |instead of |rather than )?(?:(?:on|in|at|behind|over|to|be|is|'s|the|her|his|their|${"\\S+'s"}) )*(?<side>left|right)\\b(?= ${behindSide}\\b| (?:not|instead|please|pls|and|but)\\b|$)`,
  'g',
)

/** What else such a clause says. */
const besides =
  /^(?:a|an|the|her|his|their|my|our|is|'s|are|was|be|should|must|needs?|to|go|goes|has|have|had|wears?|put|draw|move|on|in|at|behind|over|of|for|not|n't|instead|rather|than|left|right|ear|eye|arm|forearm|hand|wrist|leg|foot|knee|side|one|please|pls|actually|really|it|only|also|so|and|but|other|wrong|though|,|:|-|!|'|s)$/

/** "Her hearing aid is on the left ear", "prosthesis on the right leg, not the left": on which side somebody has it. Null where it is not the whole of a clause. */
export function sideOfAid(context: ClauseContext): PictureWish | null {
  const { words, units, mentions } = context
  const noun = aids.exec(words)?.[0]
  const said = [...words.matchAll(sides)].filter(({ groups }) => !groups?.denied)
  const side = said[0]?.groups?.side
  if (!noun || !side || said.some(({ groups }) => groups?.side !== side)) return null
  const isNamed = (at: number): boolean => mentions.some(({ from, to }) => at >= from && at < to)
  const parts = noun.split(/[ -]/)
  const isAlone = units.every(
    ({ small }, at) => besides.test(small) || parts.includes(small) || small === noun || isNamed(at),
  )
  if (!isAlone) return null
  const drawn = /^(?:cochlear|implant|processor)/.test(noun)
    ? 'cochlear implant'
    : noun === 'patch'
      ? 'eye patch'
      : noun
  return { kind: 'wears', who: whomIn(context), words: `${side} ${drawn}`, noun: drawn }
}
