import type { Fact } from '@faith-fables/listener'
import { readWorn } from './fact-mentions.ts'
import type { Mention } from './mentions.ts'
import { robotStuffs } from './robot-marks.ts'

/** Told as what was done to it or as what it does: "built out of a toaster", "wheels instead of feet". */
const built =
  /^(?:is |was |were )?(?:home ?-?made|built|made|put together|cobbled together|assembled|welded|soldered|glued|constructed)\b.* (?:of|from|with|using)\b/i
const onWheels = /\b(?:wheels?|(?:caterpillar )?tracks|roller skates|rollers)\b/i

const single = /^(?:(?:has |with )?(?:just |only )?(?:one|1)|(?:an? )?single)\b(?! of)/i
/** "Two lamp eyes", "eyes like torches", "green light eyes": they shine. */
const ofLight = /\b(?:lamps?|lights?|leds?|bulbs?|torch(?:es)?|headlights?)\b/gi

/** A fact of a robot, as those about what is seen of it. Its eyes are lamps, and none of them is its heart. */
export function asRobot(fact: Fact): Fact[] {
  if (!('words' in fact)) return [fact]
  const { kind, words } = fact
  if (kind === 'eyes') {
    const colour = words.replace(single, '').replace(ofLight, '').trim()
    const isOne = single.test(words)
    return [
      ...(isOne ? [{ ...fact, kind: 'body', words: 'one eye' } as Fact] : []),
      { ...fact, words: colour.replace(/\beye$/i, 'eyes') } as Fact,
    ]
  }
  // "One wheel squeaks": there are others.
  if (/^one wheel\b.* \p{L}+/iu.test(words)) return [{ ...fact, kind: 'body', words: 'wheels' } as Fact]
  const isSeen = /^(?:event|habit|trait|work)$/.test(kind) && (built.test(words) || onWheels.test(words))
  return [isSeen ? ({ ...fact, kind: 'body' } as Fact) : fact]
}

const stuffs: ReadonlySet<string> = new Set(['wheels', ...robotStuffs])

/** "A robot from an old paint tin", "body is a biscuit tin", "wheels that squeak": what no fact keeps of the parent's words. */
export const builtOf = (details: string): Mention[] =>
  (
    details.match(
      /\b(?:from|out of|made of|built of|using) [^,.;]+|\bwheels\b|[^,.;]*\b(?:body|belly|tummy|torso|trunk)\b[^,.;]*/gi,
    ) ?? []
  )
    .flatMap((words) => readWorn(words, 'animal').mentions)
    .filter(({ piece }) => piece.on === 'animal-mark' && stuffs.has(piece.kind))
