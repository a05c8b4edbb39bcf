import type { Fact } from '@faith-fables/listener'

const shaggy =
  /\b(?:shaggy|scruffy|fluffy|fuzzy|furry|raggedy|long[- ]?haired|wiry|tousled|bushy coat|thick coat)\b/i

/** "A shaggy brown dog", "scruffy": told of the animal itself, before its kind or after. */
export const isShaggy = (details: string, facts: readonly Fact[]): boolean =>
  facts.some((fact) =>
    fact.kind === 'being'
      ? shaggy.test(details.slice(...fact.span))
      : 'words' in fact &&
        /^(?:hair|trait|body)$/.test(fact.kind) &&
        shaggy.test(fact.words) &&
        !ofOnePart.test(fact.words),
  )

/** A fluffy tail is the tail's. */
const ofOnePart = /\b(?:tail|ears?|paws?|feet|legs?|mane|belly)\b/i
