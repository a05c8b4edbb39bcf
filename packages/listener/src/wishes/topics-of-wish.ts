import type { TextWish, ToneWish } from './text-wish.ts'

/** Topics whose words ask, measure or name the book, whatever is asked for. */
const asking =
  'page count keep rewrite rename swap pronoun leave less more add too about wrong fix title praise question program bad plot'

const ofLength = 'short long ending beginning simple bedtime'
const ofTone: Readonly<Record<ToneWish, string>> = {
  funnier: 'funny',
  'less-funny': 'funny',
  calmer: 'calm exciting bedtime',
  'less-scary': 'scary',
  'more-exciting': 'exciting scary calm',
  'less-preachy': 'preach value',
  'more-dialogue': 'talk',
  'less-dialogue': 'talk',
  rhymes: 'rhyme',
  'no-rhymes': 'rhyme',
  'bedtime-ending': 'bedtime calm ending',
  'no-bedtime-ending': 'bedtime calm ending',
  'no-refrain': 'refrain',
}

const ofKind: Partial<Readonly<Record<TextWish['kind'], string>>> = {
  length: ofLength,
  'page-length': ofLength,
  difficulty: 'simple rich short long age',
  refrain: 'refrain ending beginning',
  retell: 'ending beginning',
  'other-plot': 'about',
  age: 'age time',
  closing: 'ending',
  value: 'value preach',
  keep: 'ending beginning',
}

/**
 * The topics (see `lexicons/cues.txt`) of which a wish speaks: their words in its clause are accounted for by it. "Tone down
 * the storm" is less scary, and does not speak of the storm. What a wish names in words of its own is accounted for by these.
 */
export function topicsOfWish(wish: TextWish): string[] {
  const own = wish.kind === 'tone' ? ofTone[wish.tone] : (ofKind[wish.kind] ?? '')
  return `${asking} ${own}`.trim().split(' ')
}
