import type { WordKind } from '../facts.ts'

/** What a verb says of whoever does it, by its lemma; what stands behind it is the value. */
export const kindsOfVerbs: Readonly<Record<string, WordKind>> = {
  like: 'like',
  love: 'like',
  adore: 'like',
  enjoy: 'like',
  fancy: 'like',
  worship: 'like',
  crave: 'like',
  prefer: 'like',
  want: 'like',
  hate: 'dislike',
  dislike: 'dislike',
  detest: 'dislike',
  loathe: 'dislike',
  despise: 'dislike',
  abhor: 'dislike',
  resent: 'dislike',
  avoid: 'dislike',
  shun: 'dislike',
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
    /^(?:(?:a (?:bit|little) )?(?:very |so |really |quite |secretly |still |also |always |a wee bit )*(?:scared|afraid|frightened|terrified|petrified|wary|nervous|worried|anxious|shy(?= of)) (?:(?:stiff|silly|witless|rigid|to death|half to death) )?(?:of|about|around|by|with))\b/,
    'fear',
  ],
  // As many say it whose first language has no word there: "afraid dark".
  [
    /^(?:scared|afraid|terrified)(?= (?:the )?(?:dark|dogs?|cats?|water|thunder|storms?|loud|heights?|wasps?|moths?|bees?|spiders?|snakes?|monsters?|ghosts?|blood|doctors?)\b)/,
    'fear',
  ],
  [
    /^(?:(?:very |so |really |totally |completely )?(?:obsessed (?:with|by|over)|(?:mad|cracked|gone|daft) (?:about|for|on|after)|crazy (?:about|for)|wild about|nuts about|fond of|keen on|partial to|devoted to|into(?! (?:everything|all))|fascinated by|proud (?:as \S+ )?of|interested in|(?:big |huge )?fan of|in love with))\b/,
    'like',
  ],
  [
    /^(?:(?:very |so |really )?(?:good|great|brilliant|excellent|amazing|fantastic|clever|fast|quick|expert) (?:at|with|in)(?! (?:night|first|home|school|work|times|the (?:moment|morning|evening|water))\b))\b/,
    'skill',
  ],
  [/^(?:(?:very |so |really |severely )?(?:allergic) to)\b/, 'health'],
  [
    /^(?:(?:(?:but )?(?:only |just )?(?:about |almost |nearly |around )?)?(?:as (?:big|small|tall|large|little|long|high|wide|round) as|(?:the )?size of|no (?:bigger|taller|larger|smaller) than))\b/,
    'size',
  ],
  [
    /^(?:(?:never|not) (?:(?:at all|much|very|too|so|really|that|a|an|any|big|huge|great) )*(?:into|keen on|fond of|fan of|fussed (?:about|on)|bothered (?:about|with)|interested in|partial to|crazy about|mad (?:about|on)|one for|good with|happy (?:about|with)))\b/,
    'dislike',
  ],
  [
    /^(?:(?:don't|doesn't|do not|does not) (?:really |much |at all )?(?:care (?:for|about)|get (?:on|along) with|approve of|hold with|go near|cope with|agree with))\b/,
    'dislike',
  ],
  [
    /^(?:(?:has|have) no (?:time|love|patience) for|(?:turns|turn) (?:his|her|their|its|up) .{0,12}\bnose (?:up )?at|(?:steers|stays|keeps) (?:well )?(?:clear|away) (?:of|from)|(?:can not|cannot|can't|won't|couldn't) (?:stand|bear|abide|stomach|deal with|cope with|put up with|be doing with)|(?:ca n't|can n't) (?:be doing with|stand|bear|abide|stomach))\b/,
    'dislike',
  ],
  [
    /^(?:(?:very |so |really )?(?:fed up|done|sick|tired|bored|disgusted|put off) (?:of|by|with))\b/,
    'dislike',
  ],
  [
    /^(?:an? )?(?:total |big |real |bit of a |complete |terrible |utter )*(?:coward|wimp|scaredy-cat|baby|chicken) (?:about|with|around|of)\b/,
    'fear',
  ],
  [
    /^(?:an? )?(?:total |big |real |complete |absolute )*(?:sucker|addict) for\b|^(?:has )?(?:a |an )?(?:real |big |huge |secret )?(?:soft spot|passion|weakness|thing|love) for\b|^(?:can't|cannot|can not) get enough of\b|^(?:lives for|addicted to|hooked on|goes (?:mad|wild|crazy|nuts) for|smitten with|besotted with|nuts for|potty about|bonkers about|daft about|head over heels for|never says no to)\b/,
    'like',
  ],
  [/^(?:(?:still |also )?in charge of|responsible for)\b/, 'work'],
]
