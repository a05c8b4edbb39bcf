import type { Fact } from '@faith-fables/listener'
import type { HumanLook } from './look.ts'

const wordsOf = (facts: readonly Fact[], ...kinds: readonly Fact['kind'][]): string =>
  facts
    .flatMap((fact) => (kinds.includes(fact.kind) && 'words' in fact ? [fact.words.toLowerCase()] : []))
    .join(', ')

/** "A wheelchair with stickers on the wheels", "glasses with a strap". */
export function saidDetails(facts: readonly Fact[]): Pick<HumanLook, 'hasStickers' | 'hasStrap'> {
  return {
    ...(/\bstickers?\b/.test(wordsOf(facts, 'aid')) && { hasStickers: true }),
    ...(/\b(?:strap|elastic)\b/.test(wordsOf(facts, 'glasses')) && { hasStrap: true }),
  }
}

const figures = '(?:lines?|stripes?|zigzags?|lightning bolts?|bolts?|patterns?|stars?)'
const shaved = new RegExp(
  `\\b${figures}\\b[^,;]*\\b(?:shaved|shaven|cut|buzzed)\\b|\\b(?:shaved|shaven)\\b[^,;]*\\b${figures}\\b|\\b(?:fade|buzz cut|buzzcut|undercut)\\b[^,;]* with [^,;]*\\b${figures}\\b`,
)

/** "Short hair with a line shaved in the side": of hair that is short enough for it. */
export function withShaved(hair: HumanLook['hair'], facts: readonly Fact[]): HumanLook['hair'] {
  const words = shaved.exec(wordsOf(facts, 'hair', 'event', 'habit', 'trait'))?.[0]
  if (!words) return hair
  const cut = hair.cut === 'undercut' || hair.cut === 'afro' || hair.cut === 'half-shaved' ? hair.cut : 'buzz'
  return { ...hair, cut, shavedIn: /zigzag|bolt/.test(words) ? 'bolt' : 'line' }
}
