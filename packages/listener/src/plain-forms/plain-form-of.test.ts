import { expect, test } from 'vitest'
import type { Fact, WordKind } from '../facts.ts'
import { listenToCharacter } from '../listen-to-character.ts'
import type { PlainForm } from './plain-form.ts'
import { plainFormOf } from './plain-form-of.ts'

type WordFact = Extract<Fact, { kind: WordKind }>

/** The plain form of the one fact of this kind, said of a girl. */
function formOf(kind: WordKind, details: string): PlainForm | null {
  const facts = listenToCharacter({ name: 'Mia', details: `She is 8. ${details}` }).facts
  const fact = facts.find((one): one is WordFact => one.kind === kind)
  if (!fact) throw new Error(`Nothing of "${details}" was heard as ${kind}.`)
  return plainFormOf({ fact, details: `She is 8. ${details}`, pronoun: 'she' })
}

test.each<[WordKind, string, Partial<PlainForm>]>([
  ['glasses', 'Same glasses as before.', { article: 'the', words: 'same glasses as before' }],
  ['like', 'Loves diggers.', { form: 'thing', words: 'diggers', isPlural: true }],
  ['like', 'Loves to dance.', { form: 'doing', manner: 'liked', base: 'dance', rest: '' }],
  ['like', 'Wants to be a pilot.', { form: 'doing', manner: 'hoped', base: 'be', rest: 'a pilot' }],
  ['fear', 'Afraid of popping balloons.', { form: 'doing', base: 'pop', rest: 'balloons' }],
  ['habit', 'Always climbs the curtains.', { form: 'deed', adverb: 'always', base: 'climb' }],
  ['habit', 'She flaps when she is happy.', { form: 'deed', base: 'flap', rest: 'when happy' }],
  [
    'habit',
    "She drives the quad on her grandfather's knee.",
    { rest: "the quad on {their} grandfather's knee" },
  ],
  ['habit', 'Corrects you if you say 4.', { base: 'correct', rest: 'you if you {do:say} four' }],
  ['habit', 'Grows dahlias the size of heads.', { base: 'grow', rest: 'dahlias the size of heads' }],
  ['habit', 'Belongs to class 2B and sings', { base: 'belong', rest: 'to class 2B' }],
  ['place', 'Lives in Cusco with my sister.', { base: 'live', rest: 'in Cusco' }],
  [
    'trait',
    'She is quiet till she knows you.',
    { form: 'quality', words: 'quiet till {they} {does:know} you' },
  ],
  ['size', 'Size of a bus.', { form: 'quality', words: 'the size of a bus' }],
  ['headwear', 'A beanie with a pompom, the teal one.', { words: 'teal beanie with a pompom' }],
  ['headwear', 'Wears a hijab, mostly lilac.', { words: 'hijab' }],
  ['skin', 'One arm is a whisk.', { article: 'none', words: 'one arm that {does:be} a whisk' }],
  ['body', 'Arms tattooed.', { words: 'tattooed arms' }],
  ['hair', 'Head shaved.', { article: 'a', words: 'shaved head' }],
  ['hair', 'Red hair sticking up at the back.', { words: 'red hair sticking up at the back' }],
  ['trait', 'She is a good listener.', { form: 'quality', words: '{a} good listener' }],
  ['skill', 'Champion hugger.', { form: 'quality', words: '{a} champion hugger' }],
  ['size', 'Round like a bun.', { form: 'quality', words: 'round like a bun' }],
  ['fear', 'Balloons terrify her.', { form: 'thing', words: 'balloons' }],
  ['garment', 'A raincoat made of leaves.', { article: 'a', words: 'raincoat made of leaves' }],
  ['body', 'One tusk missing.', { words: 'one tusk missing' }],
  ['hair', 'Black hair gelled up.', { words: 'black hair gelled up' }],
  ['hair', 'No hair whatsoever.', { article: 'none', words: 'no hair' }],
  ['body', 'Half a tail.', { article: 'none', words: 'half a tail' }],
  ['health', 'She is allergic to milk.', { form: 'quality', words: 'allergic to milk' }],
  ['work', 'Used to be a midwife.', { form: 'past', adverb: 'once', base: 'be', rest: '{a} midwife' }],
  ['belonging', '5. Yellow blankie.', { article: 'a', words: 'yellow blankie' }],
  ['like', 'Partial to dandelions.', { form: 'thing', words: 'dandelions' }],
  ['skill', 'She can tell all ewes apart.', { form: 'doing', manner: 'able', base: 'tell' }],
  ['trait', 'Proud.', { form: 'quality', words: 'proud' }],
  ['work', 'A bus driver.', { form: 'thing', article: 'a', words: 'bus driver' }],
  ['garment', 'Pink visor and a green cotton saree.', { form: 'thing', article: 'a' }],
  ['hair', 'Hair blond.', { form: 'thing', words: 'blond hair' }],
  ['hair', 'Black hair curly.', { words: 'black curly hair', article: 'none' }],
  ['hair', 'Hair is black like the night.', { words: 'black hair' }],
  ['hair', 'Bald as an egg.', { form: 'quality', words: 'bald' }],
  ['body', 'Skin brown like his father.', { words: 'brown skin' }],
  ['dislike', 'Hates being called cute.', { form: 'doing', base: 'be', rest: 'called cute' }],
  ['dislike', 'Hates getting wet.', { form: 'doing', base: 'get', rest: 'wet' }],
  ['dislike', "Doesn't like loud bangs.", { form: 'thing', words: 'loud bangs', isPlural: true }],
  ['habit', 'Always up a tree.', { form: 'quality', words: 'always up a tree' }],
  ['skill', 'Plays hurling.', { form: 'deed', base: 'play', rest: 'hurling' }],
  ['habit', 'Whistles when she lies.', { base: 'whistle', rest: 'when {they} {does:lie}' }],
  ['habit', 'Sings till the windows shake.', { base: 'sing', rest: 'till the windows {do:shake}' }],
  ['habit', 'Thinks she runs the house.', { base: 'think', rest: '{they} {does:run} the house' }],
  ['habit', "Says 'moon' for every light.", { base: 'say', rest: '"moon" for every light' }],
  ['habit', "Can't swim.", { form: 'denial', modal: 'can', base: 'swim', rest: '' }],
  ['dislike', 'She will not wear pink.', { form: 'denial', modal: 'will', base: 'wear', rest: 'pink' }],
  ['health', 'Deaf.', { form: 'quality', words: 'deaf' }],
  ['health', 'She has a peanut allergy.', { form: 'thing', article: 'a', words: 'peanut allergy' }],
  ['health', 'Has brittle bones.', { form: 'thing', article: 'none', words: 'brittle bones' }],
  ['event', 'Lost two fingers in a sawmill.', { form: 'past', adverb: '', base: 'lose' }],
  ['event', 'Came from Herat two winters ago.', { form: 'past', base: 'come', rest: 'from Herat' }],
  ['event', 'Stole an entire roast chicken once.', { form: 'past', adverb: 'once', base: 'steal' }],
  ['place', 'Lives on a houseboat in Berlin.', { base: 'live', rest: 'on a houseboat in Berlin' }],
  ['garment', 'Wellies.', { form: 'thing', article: 'none', isPlural: true }],
  ['hair', 'Bowl cut.', { form: 'thing', article: 'a', words: 'bowl cut' }],
  ['trait', 'Slow to forgive.', { form: 'quality', words: 'slow to forgive' }],
  ['aid', 'White cane with a bell on it.', { words: 'white cane with a bell', article: 'a' }],
  ['body', 'Left-handed.', { form: 'quality', words: 'left-handed' }],
  ['body', 'A gap where her front teeth were.', { words: 'gap where {their} front teeth used to be' }],
  ['body', 'Big flat feet.', { words: 'big flat feet', isPlural: true }],
  ['body', 'Honey-coloured skin.', { words: 'honey-coloured skin' }],
  ['hair', "Chestnut hair in a bird's-nest bun.", { words: 'chestnut hair' }],
  ['eyes', 'One eye missing since a fight.', { words: 'one eye missing' }],
  ['fear', 'Scared of the hoover.', { article: 'the', words: 'hoover' }],
  [
    'habit',
    'Helps with the milking before school.',
    { base: 'help', rest: 'with the milking before school' },
  ],
  ['place', 'Lives under our shed.', { base: 'live', rest: 'under the shed' }],
  ['trait', 'Bad tempered before breakfast.', { form: 'quality', words: 'bad-tempered before breakfast' }],
  ['trait', 'Very dry sense of humour.', { article: 'a', words: 'dry sense of humour' }],
  ['size', 'Wee for her age.', { form: 'quality', words: 'wee for {their} age' }],
  ['size', 'Pillow sized.', { form: 'quality', words: 'pillow-sized' }],
  ['health', 'Deaf in her left ear.', { form: 'quality', words: 'deaf in {their} left ear' }],
  ['dislike', 'Hates being skimmed.', { base: 'be', rest: 'skimmed' }],
])('a %s, "%s", has a plain form', (kind, details, form) => {
  expect(formOf(kind, details)).toMatchObject(form)
})

test.each<[WordKind, string]>([
  ['habit', 'Whistles when he lies.'],
  ['event', 'Came to us in March.'],
  ['event', 'Lost her mum in May.'],
  ['health', 'CP.'],
  ['habit', "Doesn't mind."],
  ['hair', 'Two chubby cheeks fuzzy black hair.'],
  ['habit', 'Leaves them on our step with no note.'],
  ['habit', 'Teaches his brother to swim.'],
  ['fear', 'Afraid of my new flat because of the boiler.'],
  ['belonging', 'Has her own entry.'],
])('a %s, "%s", has none that would be sound in every sentence', (kind, details) => {
  expect(formOf(kind, details)).toBeNull()
})
