import type { FigureFact } from '../figures/figure-fact.ts'

/** What somebody does with what they wear or with their hair, so that it is seen while something happens; `{}` is the thing. */
interface Act {
  of: RegExp
  past: string
  now: string
}

const ofClothes: readonly Act[] = [
  {
    of: /^(?:coat|raincoat|jacket|anorak|parka|cloak|cape|poncho|shawl|dressing gown|robe)$/,
    past: 'pulled {} tight',
    now: 'pulls {} tight',
  },
  {
    of: /^(?:sweater|jumper|hoodie|sweatshirt|pullover|cardigan)$/,
    past: 'pushed up the sleeves of {}',
    now: 'pushes up the sleeves of {}',
  },
  {
    of: /^(?:boots|wellies|shoes|trainers|sneakers|sandals|slippers|clogs)$/,
    past: 'brushed the dust off {}',
    now: 'brushes off {}',
  },
  {
    of: /^(?:hat|cap|beanie|sunhat|bonnet|beret|hijab|headscarf|turban|patka|bow tie|tie|helmet|crown|headband)$/,
    past: 'straightened {}',
    now: 'pats {}',
  },
  { of: /^scarf$/, past: 'wound {} around once more', now: 'winds {} around' },
  {
    of: /^(?:dress|skirt|gown|sari|saree|apron|uniform|kilt)$/,
    past: 'smoothed down {}',
    now: 'smooths down {}',
  },
  { of: /^(?:overalls|dungarees|trousers|jeans|leggings)$/, past: 'hitched up {}', now: 'pulls up {}' },
  { of: /^(?:glasses|spectacles|specs)$/, past: 'pushed {} up', now: 'pushes {} up' },
]

/** Long hair is in the way, short hair is not. */
const ofHair: readonly Act[] = [
  {
    of: /^(?:braids?|plaits?|ponytail|pigtails|dreadlocks|locs|dreads)$/,
    past: 'tossed back {}',
    now: 'tosses back {}',
  },
  { of: /^(?:hair|curls|fringe|bangs)$/, past: 'shook {} out of {who.their} eyes', now: 'shakes back {}' },
  { of: /^(?:beard|moustache|mustache)$/, past: 'stroked {}', now: 'strokes {}' },
]

const short = /\b(?:short|cropped|shaved|buzz\w*|thin|no|bun|hardly|wispy|cut|close|tied|crop|balding|bald)\b/

/** A longer thing is described, and not handled by the way. */
const mostWords = 4

/**
 * What somebody does with a look: "pulled {who.their} red coat tight" with a red coat; undefined where there is nothing
 * that all hands do with it.
 */
export function actOfLook({ kind, plain }: FigureFact): { past: string; now: string } | undefined {
  if (plain.form !== 'thing' || plain.article === 'the' || /^(?:an?|the) |\{/.test(plain.words))
    return undefined
  const { words, short: head } = plain
  if (words.split(' ').length > mostWords || words !== head) return undefined
  if (kind === 'hair' && short.test(words)) return undefined
  const acts = kind === 'hair' || kind === 'body' ? ofHair : ofClothes
  const act = acts.find(({ of }) => of.test(words.split(' ').at(-1)?.toLowerCase() ?? ''))
  const own = `{who.their} ${words}`
  return act && { past: act.past.replace('{}', own), now: act.now.replace('{}', own) }
}
