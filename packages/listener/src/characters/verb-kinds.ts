import type { WordKind } from '../facts.ts'

/** What a verb says of whoever does it, by its lemma; what stands behind it is the value. */
export const kindsOfVerbs: Readonly<Record<string, WordKind>> = {
  like: 'like',
  love: 'like',
  adore: 'like',
  enjoy: 'like',
  prefer: 'like',
  want: 'like',
  hate: 'dislike',
  dislike: 'dislike',
  detest: 'dislike',
  loathe: 'dislike',
  refuse: 'dislike',
  fear: 'fear',
  dread: 'fear',
  know: 'skill',
  play: 'skill',
  speak: 'speech',
  stutter: 'speech',
  stammer: 'speech',
  lisp: 'speech',
  sign: 'speech',
  live: 'place',
  work: 'work',
}

/** Behind these stands a thing: what it is decides. */
export const verbsOfHaving = /^(?:have|own|carry|keep|use|wear|bring|hold|need|ride|get)$/

/** Describing words that take what they speak of behind a small word: "scared of lifts". */
export const kindsOfPredicates: readonly [words: RegExp, kind: WordKind][] = [
  [
    /^(?:(?:a (?:bit|little) )?(?:very |so |really |quite )?(?:scared|afraid|frightened|terrified|petrified|wary|nervous|worried|anxious|shy) (?:of|about|around|by|with))\b/,
    'fear',
  ],
  [
    /^(?:(?:very |so |really |totally |completely )?(?:obsessed with|mad (?:about|for|on)|crazy (?:about|for)|wild about|nuts about|fond of|keen on|partial to|devoted to|into|fascinated by|proud of|interested in|(?:big |huge )?fan of|in love with))\b/,
    'like',
  ],
  [
    /^(?:(?:very |so |really )?(?:good|great|brilliant|excellent|amazing|fantastic|clever|fast|quick|expert) (?:at|with|in))\b/,
    'skill',
  ],
  [/^(?:(?:very |so |really |severely )?(?:allergic) to)\b/, 'health'],
  [
    /^(?:(?:about |almost |nearly |around )?(?:as (?:big|small|tall|large|little|long|high|wide|round) as|(?:the )?size of|no (?:bigger|taller|larger|smaller) than))\b/,
    'size',
  ],
  [/^(?:(?:sick|tired|bored) (?:of|by))\b/, 'dislike'],
  [/^(?:(?:can't|cannot|can not) (?:stand|bear))\b/, 'dislike'],
]
