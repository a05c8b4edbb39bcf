/** How a story may close, besides its own end. */
export type Closing = 'hug' | 'prayer' | 'song' | 'kiss'

const politeness =
  "(?:please|and|also|maybe|perhaps|can|could|would|should|must|may|might|you|we|i|it|the story|the book|the tale|this|story|want|like|love|need|'d|would like|to|let|make|have|has|there|be|is|just|all|they|everyone|everybody) "
const ends =
  '(?:end|ends|ending|finish|finishes|finishing|close|closes|closing|conclude|wrap up|the (?:ending|end|last page|story|last scene)(?: (?:with|is|be|should be|could be|must be))?)'
const before =
  '(?:a|an|one|some|the|their|his|her|our|big|little|short|small|simple|warm|nice|sweet|quick|final|last|tiny|huge|lovely|proper|group|family|good|goodnight|night|bedtime|evening|thank|thankyou|you|closing|bit|of|more) '
const atTheEnd =
  '(?:at|in|for|on|to|before) (?:the )?(?:very |last |story )*(?:end|ending|page|finish|close|bed|bedtime|sleep)(?: it| with| off| on| of (?:it|the (?:story|book)))*'
const polite = '(?:please|pls|instead|too|as well|thanks|thank you|\\?)'

const deeds: readonly (readonly [Closing, string])[] = [
  ['hug', '(?:hugs?|cuddles?|hugging|cuddling|embrace)'],
  ['prayer', '(?:prayers?|amen|pray|praying|blessing|say(?:ing)? (?:their|his|her|a|some|the)? ?prayers?)'],
  [
    'song',
    '(?:songs?|lullab(?:y|ies)|sing|singing|hymn|sing(?:ing)? (?:a|together|their|the)? ?(?:song|lullaby|hymn)?)',
  ],
  ['kiss', '(?:kiss|kisses|kissing)'],
]
const beside =
  '(?:each other|one another|together|for (?:bed|the night|the day)|to (?:god|jesus)|good ?night)'

/** "End with a hug", "a prayer at the end please": asked of the end; "add a prayer" names no place, and it is said last. */
const patterns = deeds.map(([closing, deed]) => {
  const what = `(?:${before})*${deed}(?: ${beside})*`
  const withEnd = `(?:${politeness})*${ends}(?: (?:it|off|up))*(?: (?:with|on|in|by|having|where|when))* (?:(?:them|everyone|everybody|they|all|with) )*${what}`
  const endBehind = `(?:${politeness}|(?:add|include|put in|with|say|says|have) )*${what} ${atTheEnd}`
  const added = `(?:${politeness})*(?:add|include|put in|work in|squeeze in) ${what}`
  return [closing, new RegExp(`^(?:${withEnd}|${endBehind}|${added})(?: ${polite})*$`)] as const
})

/** What a story is to close with, where a clause asks for that and nothing else; null otherwise. @param words in small letters */
export function closingOf(words: string): Closing | null {
  const plain = words
    .replaceAll(/[^\p{L}' ]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const found = patterns.find(([, pattern]) => pattern.test(plain))
  return found ? found[0] : null
}
