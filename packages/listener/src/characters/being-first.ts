import { isA } from '../lexicons/lexicons.ts'

/** As long as what it stands for, so that every later word stays where it was typed. */
const inPlaceOf = (said: string, meant: string): string => meant.padEnd(said.length)

const isAnimal = (word: string): boolean => isA('animal', word.toLowerCase())
const isColour = (word: string): boolean => isA('colour', word.toLowerCase())
const isOfToys = (words: string): boolean =>
  ['animal', 'vehicle'].some((one) => isA(one as 'animal' | 'vehicle', words.toLowerCase()))

/** Who they are, said first in an order of its own, in the usual one: "cat orange" is an orange cat. */
const usual: readonly [said: RegExp, meant: (said: string, ...parts: string[]) => string][] = [
  [
    /^(\p{L}+) (\p{L}+)(?=\s*(?:[,.;:]|$))/u,
    (said, animal = '', colour = '') =>
      isAnimal(animal) && isColour(colour) && !isColour(animal) ? `${colour} ${animal}` : said,
  ],
  // "Wind-up mouse": no wind.
  [
    /^((?:an? |the |our |my |his |her )?)(?:wind[- ]?up|clockwork) (?=\p{L}+)/iu,
    (said, article = '') => inPlaceOf(said, `${article}toy`),
  ],
  // "Steam engine toy".
  [
    /^(\p{L}+(?: \p{L}+)?) toy(?=\s*(?:[,.;:]|$))/iu,
    (said, kind = '') => (isOfToys(kind) ? `toy ${kind}` : said),
  ],
  // "Imaginary. Looks like a walking bush".
  [/^(imaginary)[.,:;] (?:(?:he|she|it) )?looks like (?=an? )/iu, (said) => inPlaceOf(said, '')],
  // "Bear with no fur left on the tummy" is a bear.
  [
    /^((?:an? |my |our |his |her )?(?:\p{L}+ )?)(\p{L}+) with (?=no \p{L}+ left\b)/iu,
    (said, before = '', animal = '') => (isAnimal(animal) ? inPlaceOf(said, `${before}${animal},`) : said),
  ],
  // "Imaginary mouse friend".
  [
    /^((?:an? |my |our |his |her )?(?:imaginary|invisible|pretend) )(\p{L}+) (?:friend|pal|buddy|companion)\b/iu,
    (said, before = '', animal = '') => (isAnimal(animal) ? inPlaceOf(said, `${before}${animal}`) : said),
  ],
  // "Imaginary friend of my daughter – an owl nobody else can see".
  [
    /^(?:an? |my |our |his |her )?(?:imaginary|invisible|pretend) (?:friend|pal|buddy|companion)(?: of (?:my|our|his|her) \p{L}+)?\s*[–—,:-]\s*(an? \p{L}+)(?: (?:that |whom )?(?:nobody|no one|only \p{L}+) (?:else )?(?:can|could) see)?/iu,
    (said, being = '') => inPlaceOf(said, being),
  ],
  // "Friendly alien": the tagger takes it for how somebody is.
  [
    /^((?:an? |my |our |his |her )?)(\p{L}+ )alien(?=\s*(?:[,.;:–—-]|$))/iu,
    // Its colour stays.
    (said, article = '', how = '') =>
      isA('colour', how.trim().toLowerCase()) ? said : inPlaceOf(said, `${article || 'an '}alien`),
  ],
  // "A wooden puppet my uncle carved".
  [
    /^(an? (?:\p{L}+ ){0,2}\p{L}+)( (?:(?:that|which) )?(?:my|our|his|her) (?:\p{L}+ ){1,2}(?:has )?(?:carved|made|knitted|sewed|crocheted|built|stitched|felted))(?=\s*(?:[,.;:]|$))/iu,
    (said, toy = '') => inPlaceOf(said, toy),
  ],
]

/** "Robot Nial made from boxes", "teddy Grandma sewed", "a sock Mia lost": it is what was made or found, and nobody who did it. */
const byWhom =
  /^((?:an? |the |my |our |his |her )?(?:\p{L}+ ){0,2}?)(\p{L}+)( (?:(?:my|our|his|her) )?(?:(?:aunt|auntie|uncle|cousin|brother|sister) )?\p{Lu}\p{L}+| (?:he|she|they|we|I)| (?:my |our |his |her )?(?:grandma|grandpa|granny|grandad|nana|nan|mum|mom|dad|aunt|uncle|auntie))( (?:has |had )?(?:made|built|carved|sewed|sewn|knitted|crocheted|stitched|drew|painted|found|won|lost|rescued|invented|bought|baked|folded|named)\b)/u

function withoutMaker(details: string): string {
  return details.replace(byWhom, (said: string, before: string, noun: string, who: string, deed: string) => {
    const isBeing =
      isOfToys(noun) ||
      ['toy', 'fantasy'].some((one) => isA(one as 'toy' | 'fantasy', noun.toLowerCase())) ||
      /^(?:robot|monster|teddy|puppet)$/i.test(noun) ||
      (/^an? /i.test(before) && isA('thing', noun.toLowerCase()))
    if (!isBeing) return said
    const isMadeOf = /^ (?:from|of|out of) /.test(details.slice(said.length))
    // "Has built" would be what it does itself.
    const made = deed.replace(/^ (?:has|had)/u, (has) => ' '.repeat(has.length))
    return inPlaceOf(said, isMadeOf ? `${before}${noun}${' '.repeat(who.length)}${made}` : `${before}${noun}`)
  })
}

/** "Tortoise, was great grandads": written without its apostrophe it is whose it was. */
const wasTheirs =
  /\bwas (?=((?:(?:my|our|his|her|their) )?(?:great[- ]?)*(?:grand(?:ad|pa|ma|mum|father|mother)|nan|nana|gran|mum|mom|dad|aunt|auntie|uncle|cousin|brother|sister))s\b(?=\s*(?:[,.;:]|$| (?:before|first|once|when))))/giu

const asTheirs = (details: string): string =>
  details.replace(new RegExp(`${wasTheirs.source}\\1s`, 'giu'), (said, whose: string) =>
    inPlaceOf(said, `is ${whose}'s`),
  )

/** The same text with who they are in the usual words. */
export const withBeingFirst = (details: string): string =>
  usual.reduce((text, [said, meant]) => text.replace(said, meant), withoutMaker(asTheirs(details)))
