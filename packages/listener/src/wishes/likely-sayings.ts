/** What is likely meant and sounds like something else, too: a wish of which nobody is sure, and which is told as not done. */
const sayings: readonly (readonly [RegExp, string])[] = [
  // "I want to hear what Daud says", "tell me what the pony does", "we want to hear the joke".
  [
    /^(?:(?:and|but|so|because|please|only|then) )*(?:(?:i|we|he|she|they|my \S+)(?: all)? (?:want|wants|would like|'d like|would love|'d love|need|needs)|can we|could we|could i|let us|let me|tell us|tell me)(?: to)? (?:(?:hear|know|read|find out|learn) (?:more )?(?:of |about )?)?(?:what|how|why|where|the joke|the song|the prayer|more of what)\b/,
    'add-told',
  ],
  // "We don't do wizards or spells", "we live in Lagos no gloves here", "there's no snow in Samoa".
  [
    /^(?:(?:and|but|so|because|sorry) )*(?:(?:i|we) (?:do|would|are)(?: ?n't| not) (?:do|have|want|believe in|allow|eat|use)|(?:.* )?no \S+ here|there ?(?:'s|is|are) no \S+ in \p{L}+)(?: \S+){0,4}(?: :\))?$/u,
    'remove-thing',
  ],
  // "Let it come back every time", "could the owl call after every sentence", "have the burp come three times".
  [
    /^(?=.*\b(?:let|have|could|can|should|make|must|maybe)\b).*\b(?:come|comes|say|says|said|shout\w*|call|calls|repeat\w*|again|back)\b.*\b(?:every time|each time|(?:after|at|on|with|in) (?:every|each) \S+|(?:two|three|four|\d) times|over and over|again and again)\b/,
    'refrain',
  ],
  // "Where's the Bible verse gone?", "I miss the verse".
  [
    /\b(?:where|miss|missing|have|put|add|with)\b.*\b(?:bible verse|the verse|our verse|psalm)\b/,
    'add-thing',
  ],
  // "Tell it from Ida's side".
  [/^(?:please )?(?:just )?tell it (?:plainly|simply|straight|normally|from .+)$/, 'other-words'],
]

/** What a clause is in all likelihood; null where nobody can tell. @param words the clause in small letters */
export const likelySaying = (words: string): string | null =>
  sayings.find(([pattern]) => pattern.test(words))?.[1] ?? null

/** "I want to hear what Daud says": what is to be told. */
export const whatIsToBeTold = (words: string): string | null =>
  /\b(?:what|how|why|where|the joke|the song|the prayer)\b.*$/.exec(words)?.[0] ?? null
