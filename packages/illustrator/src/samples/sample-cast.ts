import type { FigureDescription } from '../scene-description.ts'

/** People and animals for sheets, examples and measurements. */
export const sampleCast: FigureDescription[] = [
  {
    name: 'Mia',
    details:
      'Six years old, two long black braids with yellow bows, brown skin, a yellow dress with white dots and red shoes. Her lamb Snowy wears a blue bow tie.',
  },
  {
    name: 'Leo',
    details:
      'A 7 year old boy with curly red hair, freckles, round glasses, a green striped sweater and blue jeans.',
  },
  {
    name: 'Grandma Ruth',
    details: 'An old woman with a gray bun, glasses, a purple cardigan and a brown skirt.',
  },
  {
    name: 'Dad',
    details:
      'A father with a short brown beard, black hair, tan skin, a red checked shirt and gray trousers.',
  },
  { name: 'Snowy', details: 'A small fluffy white lamb with a blue bow tie.' },
  { name: 'Biscuit', details: 'A scruffy brown dog with floppy ears and a red scarf.' },
]

/** Descriptions that have little in common. */
export const variedCast: FigureDescription[] = [
  { name: 'Old Samuel', details: 'A wise old man with a long white beard, brown skin and a brown robe' },
  {
    name: 'Queen Esther',
    details: 'A queen with long dark hair, olive skin, a purple dress and a golden crown',
  },
  { name: 'Toby', details: 'A toddler, two years old, with curly blond hair, dark skin and blue overalls' },
  {
    name: 'Zoe',
    details:
      'An eight year old girl with an afro, deep brown skin, purple glasses and an orange t-shirt with stars and white shorts',
  },
  {
    name: 'Amira',
    details: 'A mother with a light blue headscarf, olive skin and a long white dress with flowers',
  },
  {
    name: 'Jun',
    details: 'A boy with short black hair, light skin, a red striped t-shirt, green shorts and a blue cap',
  },
  {
    name: 'Poppy',
    details:
      'A girl of nine with red pigtails, freckles, a green dress and rain boots; she uses a wheelchair',
  },
  {
    name: 'Pastor Mark',
    details: 'A man with a black moustache, bald, dark skin, a navy jacket and a yellow scarf',
  },
  { name: 'Leon', details: 'A brave young lion' },
  { name: 'Hops', details: 'A gray rabbit with a pink bow' },
  { name: 'Whiskers', details: 'An orange cat with a green collar' },
  { name: 'Bruno', details: 'A big brown bear with glasses and a yellow scarf' },
  { name: 'Nell', details: 'A donkey with a straw hat' },
  { name: 'Pip', details: 'A tiny mouse with a red scarf' },
  { name: 'Dovey', details: 'A white dove' },
  { name: 'Hoot', details: 'A little owl' },
  { name: 'Spike', details: 'A hedgehog' },
  { name: 'Rusty', details: 'A fox with a blue scarf' },
  { name: 'Hannah', details: 'A teenage girl with long wavy auburn hair, a teal hoodie and jeans' },
  { name: 'Baby Noah', details: 'A baby boy, 8 months old, light brown skin, a blue romper' },
  {
    name: 'Kofi',
    details: 'A boy of eleven with cornrows, dark skin, a red poncho, jeans and a blue hearing aid',
  },
  {
    name: 'Nana Rose',
    details: 'An elderly woman with a walking frame, a white bob, a pink blouse and pearls',
  },
  {
    name: 'Lena',
    details: 'A nine year old girl with one long blond braid, a flower crown, a green pinafore and bare feet',
  },
  {
    name: 'Tobias',
    details: 'An innkeeper, a man with a black goatee, tan skin, a striped turban and a wine red cloak',
  },
  { name: 'Miriam', details: 'A woman of Bethlehem with a white headscarf, olive skin and a blue robe' },
  {
    name: 'Sam',
    details: 'A boy on crutches with messy brown hair, green glasses, a waistcoat and shorts',
  },
  { name: 'Ember', details: 'A small purple dragon' },
  { name: 'Bolt', details: 'A little robot with a red scarf' },
  { name: 'Dotty', details: 'A rag doll with ginger yarn hair and a blue dress' },
  { name: 'Henny', details: 'A brown hen' },
  { name: 'Coco', details: 'A brown horse' },
  {
    name: 'Micah',
    details: 'A shepherd boy with a brown tunic, a tan head cloth and sandals, ten years old',
  },
]
