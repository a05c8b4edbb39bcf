import type { Word } from '../text/tag-words.ts'

/** Whether a noun is more than one. */
export const isPlural = ({ part, small, lemma }: Word): boolean =>
  part === 'NOUN' &&
  (/^(?:people|children|clothes|pyjamas|pajamas|dungarees|glasses|goggles|sunglasses|spectacles)$/.test(
    small,
  ) ||
    (small !== lemma && /s$|^(?:mice|feet|teeth|geese|sheep)$/.test(small)) ||
    /(?:[^aeious]|ie)s$/.test(small))
