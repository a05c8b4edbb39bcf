/** "Hello, this is our cat!!", "meet our dog": what only leads up to who somebody is. */
const openings: readonly RegExp[] = [
  /^(?:hello|hi(?![- ]vis)|hey|hiya|dear (?:team|all|sir or madam|sir\/madam|sirs?|madam))\b[,!.\s]*/i,
  // Behind it stands what they are told, and nothing is asked.
  /^\s*(?:please )?(?:note|be aware|remember)(?: that|:|,) /i,
  /^\s*please,(?= \p{Lu})/u,
  /^\s*(?:this|that)(?: is|['’]s)(?= (?:our|my|an?|the|his|her) )/i,
  /^\s*(?:meet|introducing|say hello to)(?= (?:our|my|an?|the) )/i,
  // "I would describe Ralph as an elderly scarecrow".
  /^\s*i(?: would|['’]d) (?:describe|call) \p{L}+(?: \p{L}+)? (?:as )?(?=an? )/iu,
  // "A wise owl", and nothing else, is one.
  /^\s*(?:an? )?(?:old )?wise(?: old)?(?= owl\s*[.!]*$)/i,
  // "The kids call her Auntie Mac": nobody is a call.
  /^\s*the(?= \p{L}+ calls? (?:her|him|them|it)\b)/iu,
  // "It is vacuum cleaner robot": without an article the first word is taken for a verb.
  /^\s*it is(?= (?:\p{L}+ ){1,3}(?:robot|toy)\b)/iu,
]
/** "Mum here.": who writes, and nobody of the story. */
const writer =
  /^\s*(?:mum|mom|mam|mama|mummy|dad|daddy|papa|nan|nana|gran|granny|grandma|grandad|grandpa|auntie|aunty|aunt|uncle|his (?:mum|mom|dad|teacher)|her (?:mum|mom|dad|teacher)|foster (?:mum|mom|dad)|single (?:mum|mom|dad)|carer|teacher|stepmum|stepdad) here\b[,.!:;\s]*/i
/** "So they say", "poor love": sighed of somebody, and no word about them. */
const asides =
  /(?:\bR\.?I\.?P\b\.?|\b(?:or )?so they (?:say|tell (?:me|us))\b|,? ?\bpoor (?:love|thing|lamb|mite|soul|pet|dear|darling)\b|,? ?\b(?:god )?bless (?:him|her|them|his heart|her heart|their hearts?)\b)/gi
/** "Whippet x something": what else it is nobody knows. */
const crossed =
  /(?<=^\s*(?:an? )?\p{L}+)(?: x| cross (?=something|unknown|who|god|anything))(?: ?(?:something(?: else)?|unknown|who knows what|god knows what|anything))?(?=\s*(?:[.,;!]|$))/giu
/** "Greyhound rescue": where it came from. */
const rescued =
  /(?<=^\s*(?:an? |our |my )?(?:\p{L}+ )?(?:greyhound|lurcher|whippet|staffie|collie|lab|labrador|terrier|spaniel|beagle|husky|poodle|boxer|mastiff|hound|galgo|podenco|mongrel|mutt|dog|puppy|cat|kitten|pony|horse|donkey|rabbit|hen|parrot|hedgehog|owl|fox|gull|pigeon|swan|tortoise|turtle|hamster|rat|goat|sheep|lamb|pig|duck|goose)) rescue(?=\s*(?:[.,;!]|$))/giu
/** "The baby la", as in Singapore: small words that say nothing of anybody. */
const particles = /(?<=(?<!\bla) \p{L}+) (?:lah|la|leh|lor|meh|hor)(?=\s*(?:[,.!?;]|$))/giu

/** "Practically lives in her wellies": how much only. */
const almost =
  /\b(?:practically|basically|virtually|pretty much|more or less|almost|nearly) (?=lives in (?:his|her|their)\b)/gi

/** "Hair - blonde, eyes - green": a form without colons. */
const labelled =
  /(?<=\b(?:hair|eyes?|skin|age|likes|loves|dislikes|hates|wears|personality|clothes|outfit|hobbies|job)) [-–—] /gi

/** The same words, each at its place, without what opens them and what is only sighed behind them. */
export function withoutOpening(details: string): string {
  const blank = (said: string): string => ' '.repeat(said.length)
  return (
    openings
      .reduce((words, opening) => words.replace(opening, blank), details)
      .replace(writer, blank)
      .replaceAll(asides, blank)
      .replaceAll(crossed, blank)
      .replaceAll(rescued, blank)
      .replaceAll(particles, blank)
      .replaceAll(almost, blank)
      .replaceAll(labelled, ' : ')
      .replaceAll(/\bt[-.](?=rex\b)/gi, 't ')
      // "Always hair in tight bun".
      .replaceAll(/\balways (?=(?:her |his )?hair in )/gi, blank)
  )
}
