import { isA, valueFor } from '@faith-fables/listener/lexicons/lexicons'

/** What is printed on children's clothes and has a drawing small enough for a chest. */
const motifs = new Set(
  (
    'dinosaur|rocket|tiger|lion|cat|fox|duck|ladybird|ladybug|cherry|cherries|strawberry|strawberries|vegetable|moon|planet|' +
    'rainbow|fire truck|truck|tractor|bear|frog|train|shark|whale|butterfly|pineapple|avocado|robot|horse|owl|rabbit|bunny|' +
    'penguin|bee|apple|banana|sun|football|ball|car|digger|elephant|monkey|panda|dog|puppy|kitten|fish|turtle|bird|t rex|' +
    'dragon|deer|reindeer|snowman|watermelon|lemon|carrot|boat|airplane|plane|guitar|snail|octopus|crab|hedgehog|flamingo|' +
    'sloth|jaguar|giraffe|zebra|kangaroo|unicorn|pirate ship|ship|sailboat|anchor|lightning bolt|spaceship|ufo|crown|castle|' +
    'sunflower|cactus|mushroom|snowflake|pumpkin|ghost|ice cream|cupcake|donut|pizza|burger|bicycle|motorbike|bus|helicopter|' +
    'hot air balloon|drum|squirrel|pig|cow|sheep|llama|alpaca|goat|hen|chicken|parrot|swan|seal|otter|dolphin|starfish|' +
    'jellyfish|lobster|crocodile|snake|lizard|beetle|dragonfly|volcano|lighthouse|skateboard|basketball|teddy bear|trophy|' +
    'paw print|fire engine|ambulance|police car|rocket ship|camel|hippo|rhino|badger|beaver|polar bear|gecko|chameleon|crane|' +
    'pony|pigeon|eagle|robin|peacock|goose|spider|maize|maize cob|corn|corn cob|mango|kiwi|pear|orange|tulip|wolf|leopard|umbrella|key|feather|shell|mountain'
  ).split('|'),
)

const singular = (words: string): string =>
  words
    .replace(/ies$/, 'y')
    .replace(/(?<=x|ch|sh|ss)es$/, '')
    .replace(/s$/, '')

/** Of which kind an animal is that has no drawing of its own: a toucan is drawn as a parrot, a trout as a fish. */
const ofItsKind: Readonly<Record<string, string>> = {
  bird: 'parrot',
  fish: 'fish',
  insect: 'beetle',
  dinosaur: 'dinosaur',
  reptile: 'lizard',
}

/** The drawing that stands for a motif without one of its own; null where none is like it. */
export const kindOfMotif = (words: string): string | null =>
  (isA('animal', words) && ofItsKind[valueFor('animal', words) ?? '']) || null

/** Whether something can be seen on a hoodie: of a "dinosaur hoodie" it is a dinosaur, of "a coat with flour" nothing. */
export const isMotif = (words: string): boolean =>
  motifs.has(words) ||
  motifs.has(singular(words)) ||
  kindOfMotif(words) !== null ||
  numberOf(words) !== undefined

/** The number on a jersey: of "number 7" it is 7. */
export const numberOf = (words: string): string | undefined => /^number (\d{1,2})$/.exec(words)?.[1]
