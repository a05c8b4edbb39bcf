/** Words that wishes about pictures often hold and fingers often miss. */
const vocabulary =
  'night evening morning daytime sunset sunrise darker brighter lighter smile smiling smiles happy happier laugh laughing angry worried crying surprised sleeping sleepy running walking jumping dancing waving hugging kneeling praying sitting standing reading closer further nearer bigger smaller without remove should rain raining snow snowing winter summer autumn spring forest beach kitchen garden bedroom bridge church school lantern rainbow flowers basket'.split(
    ' ',
  )

/** Common misspellings that are no slip of one letter. */
const known: Record<string, string> = {
  nite: 'night',
  xmas: 'christmas',
  dont: "don't",
  doesnt: "doesn't",
  shouldnt: "shouldn't",
  isnt: "isn't",
  cant: "can't",
  shoud: 'should',
  sould: 'should',
  shuld: 'should',
  witout: 'without',
  wihout: 'without',
  angrey: 'angry',
  lauging: 'laughing',
}

/** Right words that a swap of letters or a doubled letter would turn into one of ours. */
const right = new Set(['sing', 'later', 'hoped', 'hops', 'bare', 'dinner', 'diner', 'super', 'supper'])

/** "smlie", "nigth", "runing" and "hapy" as they were meant: two letters swapped, or one doubled or not; null where a word is right. */
export function mendSlip(word: string): string | null {
  const slip = known[word]
  if (slip || word.length <= 3 || right.has(word) || vocabulary.includes(word)) return slip ?? null
  const single = withoutDoubles(word)
  return vocabulary.find((one) => withoutDoubles(one) === single || isSwapped(one, word)) ?? null
}

const withoutDoubles = (word: string): string => word.replace(/(.)\1/g, '$1')

function isSwapped(one: string, other: string): boolean {
  if (one.length !== other.length) return false
  const at = [...one].findIndex((letter, index) => letter !== other[index])
  return (
    at >= 0 &&
    one[at] === other[at + 1] &&
    one[at + 1] === other[at] &&
    one.slice(at + 2) === other.slice(at + 2)
  )
}
