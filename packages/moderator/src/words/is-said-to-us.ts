/** What people say of a picture that they like or do not: no child reads it. */
const mild =
  /^(?:damn|damned|damnit|dammit|goddamn|crap|crappy|bloody|bloody hell|effing|omfg|lmao|wtf|(?:\p{L}+ )?as hell|like hell|hell (?:no|yes|yeah)|(?:what|who|why|how|where) (?:the|in) hell|pissed off|holy crap)$/iu

/** What is to be told, and so is no word to us: "let him say damn", "call the dog Crap". */
const toBeTold =
  /["“”«»]|\b(?:says?|said|saying|shouts?|shouting|yells?|swears?|curses?|calls?|named?|title|writes?|writing|words?|sings?|whispers?|tells?|letters?|sign|dialogue|speaks?|speech)\b/i

/** Whether a coarse word of a parent's feedback is only how they talk to us: "it was damn good", "gloomy as hell". */
export const isSaidToUs = (excerpt: string, text: string): boolean =>
  mild.test(excerpt.trim().replaceAll(/\s+/g, ' ')) && !toBeTold.test(text)
