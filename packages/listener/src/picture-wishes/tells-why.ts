import type { Unit } from '../text/read-units.ts'

/** Where it is only said why, or what it is like: "so that we see her", "rather than waving", "white as paper". */
export function reasonIn(units: readonly Unit[]): number {
  return units.findIndex(({ small }, at) => {
    const next = units[at + 1]?.small ?? ''
    if (at === 0) return false
    if (/^(?:rather|instead)$/.test(small)) return /^(?:than|of)$/.test(next)
    if (/^(?:because|since|cause|cos|cuz)$/.test(small)) return true
    if (small === 'size') return next === 'of'
    if (small === 'so') return /^(?:that|we|you|i|she|he|they|it|people|kids)$/.test(next)
    if (small === 'as')
      return (
        /^(?:ADJ|ADV)$/.test(units[at - 1]?.part ?? '') &&
        /^(?:a|an|the|if|paper|snow|coal|night|she|he|they|his|her|their|it)$/.test(next)
      )
    if (small === 'like')
      return (
        units[at - 1]?.small === ',' ||
        (/^(?:a|an|it|he|she|they|in|we|i|you|the|mine|ours|my|his|her)$/.test(next) && at > 1)
      )
    return small === 'when' || small === 'than'
  })
}

/** "Take away the mug, he doesn't drink": what is told of somebody behind what is asked is why it is wished. */
export const tellsWhy = (units: readonly Unit[], asked: number): number =>
  units.findIndex(
    ({ small }, at) =>
      at > Math.max(1, asked) &&
      ((units[at - 1]?.small === ',' && /^(?:he|she)$/.test(small)) ||
        (/^(?:he|she|it|they|its|we|i|one|you|these|those)$/.test(small) &&
          /^(?:is|'s|was|are|does|do|did|has|had|always|never|only|really|hides?|looks?|makes?|loves?|hates?|creepy|too|so|'d|'ll|ca|can|can't|cannot|could|a|an|the)$/.test(
            units[at + 1]?.small ?? '',
          ))),
  )
