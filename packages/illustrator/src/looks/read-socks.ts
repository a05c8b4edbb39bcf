import type { Fact } from '@faith-fables/listener'
import type { Colour } from '../drawing/colour.ts'
import { unlikeCloth } from './cloth-pattern.ts'
import { clothColours } from './colour-words.ts'
import type { HumanLook } from './look.ts'
import { paintOf } from './said-colour.ts'
import type { SaidLook } from './said-look.ts'
import { saidCloth } from './single-parts.ts'

const BLUE = '#4a7fb5'
/** Of socks that do not match and whose colours nobody told. */
const odd: readonly [Colour, Colour] = ['#d9493f', '#f2c33f']

const areOdd =
  /\b(?:odd|mismatched|mismatching|unmatched|unmatching|non[- ]matching|different|different[- ]colou?red|two different|never match(?:ing|es)?|never the same|don['’]?t match|not matching|never a matching pair of)\b[^,;]*\bsocks?\b|\bsocks?\b[^,;]*\b(?:never|don['’]?t|do not) match|\bsocks? (?:that |which )?(?:are )?(?:odd|different)\b/i
const isOneDown =
  /\bsocks? (?:always |usually |is )*(?:down|up)\b|\bsocks? (?:falling|fallen|slipping|slipped|rolled) down\b|\b(?:falling|slipping|slipped)[- ]down socks?\b/i

/** "Odd socks", "one red sock and one blue", "one sock up and one sock down", "stripy socks". */
export function readSocks(said: SaidLook, facts: readonly Fact[]): Pick<HumanLook, 'socks'> {
  const socks = said.all('socks')
  const words = facts
    .flatMap((fact) => ('words' in fact && /sock/i.test(fact.words) ? [fact.words] : []))
    .join(', ')
  if (socks.length === 0) return {}
  const colours = socks.flatMap((one) => saidCloth([one]) ?? [])
  const isOdd = areOdd.test(words)
  const [left, right] = colours[1]
    ? [colours[0] ?? BLUE, colours[1]]
    : isOdd && !colours[0]
      ? odd
      : [colours[0] ?? BLUE, isOdd ? odd[1] : (colours[0] ?? BLUE)]
  const { pattern, trim } = socks.find((one) => one.pattern) ?? {}
  const printed = pattern === 'stripes' || pattern === 'checks' ? 'stripes' : pattern ? 'dots' : null
  return {
    socks: {
      left,
      right,
      ...(printed && {
        pattern: printed,
        trim: (trim && paintOf(trim, clothColours)) ?? (colours.length > 0 ? unlikeCloth(left) : '#d9493f'),
      }),
      ...(isOneDown.test(words) && { isOneDown: true as const }),
    },
  }
}
