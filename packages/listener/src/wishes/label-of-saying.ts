/** What a wish says in words that mean one thing, and what it then is. */
const sayings: readonly (readonly [RegExp, string])[] = [
  // "Bit short", "rather short for a bedtime".
  [
    /^(?:but |and |it |it's |it 's |is |was |felt |feels |seems )*(?:an? )?(?:bit|little|rather|quite|very|really|so|awfully|pretty) short\b(?! of\b)/,
    'longer',
  ],
  // "It's all talk talk talk".
  [/\b(?:all|nothing but|just|only) (?:talk|talking|chat|chatter|dialogue|conversation)\b/, 'less-dialogue'],
  // "It was a bit scary for my daughter".
  [
    /^(?:but |and )?(?:it|this|that|the (?:story|wolf|dragon|storm|monster|ending|end|middle)) (?:is|'s|was|felt|feels|got|gets) (?:just )?(?:an? )?(?:bit|little|tad|quite|rather|pretty|really|so) (?:scary|frightening|spooky|creepy)\b/,
    'less-scary',
  ],
  // "It rhymes nowhere, which I like".
  [
    /\b(?:which|and that) (?:i|we|she|he|they) (?:really |all )?(?:like|likes|love|loves|prefer|prefers|adore|adores)\b/,
    'praise',
  ],
  // "The beginning is beautiful".
  [
    /^(?:but |and |oh |well )?(?:the|this|that|its|his|her|their) (?:\S+ ){1,3}?(?:is|was|are|were|'s) (?:just |so |really |absolutely |very |quite |pretty |simply |all )*(?:beautiful|lovely|wonderful|gorgeous|brilliant|perfect|great|fantastic|amazing|excellent|hilarious|spot on|super|superb|delightful)$/,
    'praise',
  ],
  // "I don't want a word of the letter changed".
  [
    /\b(?:do ?n't|do not|would ?n't) want (?:a|one|any|a single) (?:single )?(?:word|line|thing|letter|bit|comma|sentence)\b.* (?:changed|touched|altered|edited|different)$/,
    'keep',
  ],
  // "All the fighting is a bit much".
  [
    /^(?:but )?(?:all )?(?:the|this|that|these|those) (?:\S+ ){1,2}(?:is|are|was|were|'s) (?:just |really )*(?:an? )?(?:bit|little|tad|rather|way|far)? ?(?:too )?much(?: for (?:her|him|them))?$/,
    'less-of',
  ],
  // "Some words are too big for him", "sentences more short".
  [
    /\b(?:words?|sentences?|language) (?:is|are|was|were) (?:(?:an? )?(?:bit|little|rather|quite|far|way|still) )?(?:too )?(?:big|hard|long|difficult|complicated|fancy|grown - up|posh)\b|\bsentences (?:more short|shorter)\b|\b(?:more short|shorter) sentences\b/,
    'simpler',
  ],
]

/** What a clause is by its idiom; null where it has none. @param words the clause in small letters */
export const labelOfSaying = (words: string): string | null =>
  sayings.find(([pattern]) => pattern.test(words))?.[1] ?? null
