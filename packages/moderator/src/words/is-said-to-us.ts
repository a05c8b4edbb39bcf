import type { ModerationCategory } from '../moderation-category.ts'

/** What people say of a picture that they like or do not: no child reads it. */
const mild =
  /^(?:damn|damned|damn,? that(?:['’]s)?|damn it|damnit|dammit|goddamn|crap|crappy|bloody|bloody hell|effing|omfg|lmao|wtf|(?:\p{L}+ )?as hell|like hell|hell (?:no|yes|yeah)|(?:what|who|why|how|where) (?:the|in) hell|pissed off|holy crap)$/iu

/** What is to be told, and so is no word to us: "let him say damn", "call the dog Crap". */
const toBeTold =
  /["“”«»]|\b(?:says?|said|saying|shouts?|shouting|yells?|swears?|curses?|calls?|named|name (?:him|her|it|them|the|should|must)|title|writes?|writing|words?|sings?|whispers?|(?<!\bi )tells?|letters?|sign|dialogue|speaks?|speech)\b/i

/** "Pls no swearing, a "damn" slipped in on page 3": who complains of a word is the last who should be told of it. */
const complaining =
  /\b(?:slipped (?:in|through)|the word\b.*\b(?:page|get rid|removed?|out|off)|no (?:more )?(?:swearing|cursing|cussing|bad words?|swear words?)|(?:swear|curse|bad|rude) ?words?\b.*\b(?:page|out|gone|go|removed?)|(?:take|took|cut|leave) (?:it|that|the word)?.*\bout\b)/i

/** Whether a coarse word of a parent's feedback is only how they talk to us: "it was damn good", "gloomy as hell". */
export const isSaidToUs = (excerpt: string, text: string): boolean =>
  mild.test(excerpt.trim().replaceAll(/\s+/g, ' ')) && (!toBeTold.test(text) || complaining.test(text))

/** Themes whose things may have come into a picture or a text by themselves, so that a parent has to name them. */
const mayHaveComeIn: ReadonlySet<ModerationCategory> = new Set([
  'violence',
  'weapons',
  'drugs',
  'brands',
  'personal-data',
  'occult',
  'hate',
  'bullying',
])

const complaint =
  /\b(?:there(?:[’']s| is| are| was| were)|\p{L}+ (?:holds|has|carries|smokes|drinks|is (?:holding|smoking|drinking|carrying)) (?:an? |the )?|(?:is|are) (?:printed|drawn|shown|written|visible|standing)|on the cover|in (?:the|this|that|her|his|their) (?:picture|hand|hands|mouth|pocket)|on (?:his|her|the|their) (?:shirt|t-shirt|hat|bag|page|wall|table|cover)|points? (?:\p{L}+ ){1,3}at (?:us|me|the reader)|why (?:is|are|does|do|has|have)|you (?:gave|drew|put|made|wrote))\b/iu
/** "It says the fat boy was no use": what stands in the book, told by whoever read it. A second clause may ask for anything. */
const reporting =
  /^["“”'\s]*(?:(?:but|and|also|on page \d+) )*(?:(?:it|the (?:story|text|page|book|line|sentence)) (?:says?|said|calls?|called|tells? us|reads)|you (?:made|drew|wrote|called|gave|killed off))\b(?!.*\b(?:must|should|shall|has to|have to|needs? to|will|please)\b)(?!.*(?:[;:–—]|,(?! (?:with|like|which|and that)\b)))/iu
const otherwise =
  /\b(?:ordinary|plain|normal|different|another|usual|simple|real|our own|harmless|instead)\b/iu
/** What somebody looks like stands right behind: what else is told of it is no comparison. */
const looksLike =
  /\b(?:looks? (?:\p{L}+ )?(?:like|as if|as though)(?: \p{L}+){0,4}|(?:seems?|appears?) to be(?: \p{L}+){1,2}|looks (?:too |so |very )?(?:tight|painful|dangerous))$/iu
const wantedAway =
  /\b(?:take (?:it|that|them|this|those) (?:off|out|away)|get rid of (?:it|that|them)|remove (?:it|that|them)|delete (?:it|that|them)|leave (?:it|that|them) out|no (?:guns?|weapons?|swords?|knives|alcohol|beer|wine|smoking|cigarettes?|brands?|logos?)|did(?:n[’']t| not) (?:order|ask for|want|say)|(?:must|has to|should|needs to) go|plain \p{L}+ (?:please|instead)|(?:please remove|remove,? please)(?=[\s.!?]*$)|not (?:in|for) (?:a )?(?:child|kid|children)|don[’']t want (?:it|that|them))\b/iu
/** "The sentence “he wished he were dead” is too heavy": words of the book, held up by whoever read them. */
const heldUp =
  /\bthe (?:sentence|line|words?|part|bit|phrase) [“"][^“”"]*[”"] (?:is|are|was|were|sounds?|feels?) (?:\p{L}+ )?too (?:heavy|dark|sad|scary|frightening|harsh|violent|strong|hard|grim|cruel|adult|graphic|bleak|grown|rude|coarse)\b/iu

const ownWords =
  /^(?:ignore|forget|disregard|scrap) (?:what|everything|all|anything)(?: that)? i(?:['’]ve| have)? (?:said|wrote|written|asked(?: for)?|typed|told you)(?! ?(?:about|not|the (?:rules|filter)))\b/iu
/** "You cut off his head in the picture, the top is missing": by the edge of the page. */
const cutByUs = /\byou(?:['’]ve| have)? (?:cut|chopped|cropped|sliced) off (?:\p{L}+ ?){1,4}$/iu
/** "The giant's head is cut off by the edge of the page": no edge of a sword. */
const cutByTheEdge =
  /\b(?:cut|chopped|cropped|sliced)(?: off)? (?:by|at) (?:the|your) (?:\p{L}+ )?(?:edge|top|bottom|side|frame|border|margin)\b(?! of (?:the|an?|his|her) (?!page|picture|image|frame|book|sheet))/iu
const ofThePage =
  /\b(?:pictures?|images?|frame|page|edge|top|bottom|cropp?(?:ed|ing)?|missing|out of sight|(?:ca|can)(?:n[’']t| ?not) see)\b/iu

/** A leash may look like one; whatever else is read as hurting oneself never comes into a picture by itself. */
const noose = /^nooses?$/iu

/** Who asks for something in the same breath may ask for the thing itself. */
const asksFor =
  /\b(?:make|let|draw|show|add|give|have (?:him|her|them|it)|should (?!go\b)|want (?!it\b|that\b|them\b)|more|bigger|also|write|tell)\b/iu

/**
 * Whether a finding of a parent's feedback is what they complain of: "there's a Spiderman on his shirt, I didn't order that", "the
 * soldier points his gun at us. No guns", "he looks like a corpse". Only where its own sentence asks for nothing.
 */
export function isComplainedOf(
  category: ModerationCategory,
  text: string,
  { start, end }: { start: number; end: number },
): boolean {
  const quotation = heldUp.exec(text)
  if (quotation && start >= quotation.index && end <= quotation.index + quotation[0].length) return true
  // "Ignore what I said before, keep the first version": of one's own words.
  if (category === 'prompt-injection') return ownWords.test(text.slice(start))
  const from = Math.max(0, ...['.', '!', '?', '\n'].map((mark) => text.lastIndexOf(mark, start) + 1))
  const before = text.slice(from, end)
  if (!mayHaveComeIn.has(category) && !noose.test(text.slice(start, end))) return false
  if (cutByUs.test(text.slice(0, end)) && ofThePage.test(text)) return true
  const stop = text.slice(end).search(/[.!?\n]/)
  const to = stop < 0 ? text.length : end + stop
  const sentence = text.slice(from, to)
  if (cutByTheEdge.test(sentence)) return true
  const next = /^[.!?\s]*([^.!?\n]*)/.exec(text.slice(to))?.[1] ?? ''
  if (reporting.test(sentence) && next !== '') return true
  if (asksFor.test(before)) return false
  const behind = sentence.slice(before.length)
  if (looksLike.test(before)) return !asksFor.test(behind) || otherwise.test(behind)
  return complaint.test(sentence) && (wantedAway.test(sentence) || wantedAway.test(next))
}
