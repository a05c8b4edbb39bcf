const opening = '(?:(?:please|and|but|also|so|just|kindly|could you|can you|would you) )*'
const refusing =
  "(?:without|avoid|leave out|skip|nothing (?:about|with)|keep it free of|free of|(?:do ?n't|do not|never) (?:include|show|mention|use|have|put in|add|tell of))"
const ending = '(?: please| at all| in it| in the story| in there| thanks| thank you)*'
const behind = new RegExp(`^${opening}${refusing} (?<things>\\S+(?: \\S+){0,7}?)${ending}$`)
/** "No magic": of what no lexicon knows as a thing, these are what parents do without. */
const plainly =
  /^(?:(?:please|and|but|also|so) )*no (?<things>(?:magic|witchcraft|spells?|violence|fighting|fights|death|dying|blood|shouting|kissing|romance|screens?|sugar|sweets|pork|alcohol|weapons|guns|swords|drama|sadness|tears)(?: at all| please| in it)*)$/

const vague =
  /^(?:it|that|this|them|him|her|me|us|anything|everything|change|changing|(?:too|so|very|scary|spooky|sad|long|big|hard|difficult)\b.*|words?\b.*|more|less|rhymes?|rhyming|the (?:end|ending|rest|text|story|title|name|names)|\d.*)$/
/** A sentence of its own follows. */
const tells = /\b(?:because|when|if|that|who|which|is|are|was|were|he|she|they|we|to|but)\b/

/** What a parent wants a story to do without, where a clause says that and nothing else: "without a fairy", "don't show any accident or flood victims". */
export function refusalOf(words: string): string[] {
  const said = (behind.exec(words) ?? plainly.exec(words))?.groups?.things
  if (!said || tells.test(said)) return []
  const things = said
    .split(/ ?(?:,|\bor\b|\band\b|\bnor\b)(?: without| no)? ?/)
    .map((thing) =>
      thing
        .replace(/^(?:an?|the|any|all|no|without|some)(?: |$)/, '')
        .replace(/ (?:please|at all)$/, '')
        .trim(),
    )
    .filter((thing) => thing !== '')
  return things.length > 0 &&
    things.length <= 4 &&
    things.every((thing) => !vague.test(thing) && thing.split(' ').length <= 3)
    ? things
    : []
}
