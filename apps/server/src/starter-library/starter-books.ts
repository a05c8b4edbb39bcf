import type { AgeGroupName, Character } from '@faith-fables/contract'

/** What a book of the starter library is ordered with; the choices by the names that stand on the screen. */
export interface StarterBook {
  key: string
  ageGroup: AgeGroupName
  style: string
  focus: { verse: string } | { value: string }
  characters: Character[]
  additionalDetails: string | null
}

/** Pages of each book: enough to be a book, few enough to be drawn within the first minutes of a new installation. */
export const pagesPerStarterBook = 10

/** Two books for each age, in styles and families as different as those who will read them. */
export const starterBooks: StarterBook[] = [
  {
    key: 'amara-and-the-lamb',
    ageGroup: 'Early Readers',
    style: 'Watercolor',
    focus: { verse: 'Ephesians 4:32' },
    characters: [
      {
        name: 'Amara',
        details:
          'Six years old, two long black braids with yellow bows, brown skin, a yellow dress with white dots and red shoes. She whistles through her teeth.',
      },
      { name: 'Snowy', details: 'A small white lamb with a blue bow tie who eats whatever is yellow.' },
      {
        name: 'Ben',
        details:
          'The boy next door, seven, curly red hair, round glasses and a green striped jumper. He counts everything.',
      },
    ],
    additionalDetails: 'A picnic blanket in the garden, and Grandma Ruth brings pancakes.',
  },
  {
    key: 'toby-and-the-dark',
    ageGroup: 'Toddlers',
    style: 'Storybook Gouache',
    focus: { verse: 'Psalm 56:3' },
    characters: [
      {
        name: 'Toby',
        details: 'A two-year-old boy with short brown hair and blue pyjamas with stars. He hugs his blanket.',
      },
      { name: 'Biscuit', details: 'A brown puppy with floppy ears and a red collar.' },
    ],
    additionalDetails: 'A little lamp beside the bed.',
  },
  {
    key: 'leila-and-the-teapot',
    ageGroup: 'Middle Childhood',
    style: 'Paper Cut-Out',
    focus: { value: 'Honesty' },
    characters: [
      {
        name: 'Leila',
        details:
          'Eight years old, a purple headscarf, brown eyes and a green coat with big pockets. She hums when she is nervous.',
      },
      {
        name: 'Grandpa Sami',
        details: 'Her grandfather, grey beard, brown cardigan, walks with a stick and tells short jokes.',
      },
    ],
    additionalDetails: "Grandpa's blue teapot with three painted birds.",
  },
  {
    key: 'jonah-builds',
    ageGroup: 'Pre-Teens',
    style: 'Cartoon',
    focus: { verse: 'Galatians 6:10' },
    characters: [
      {
        name: 'Jonah',
        details:
          'Eleven years old, black curly hair, brown skin, an orange hoodie and a pencil behind his ear. He measures everything twice.',
      },
      {
        name: 'Mei',
        details:
          'Eleven, straight black hair in a ponytail, a red jacket and muddy boots. She asks the question nobody wants to hear.',
      },
    ],
    additionalDetails: 'A treehouse that took all summer.',
  },
  {
    key: 'rosie-shares',
    ageGroup: 'Toddlers',
    style: 'Cartoon',
    focus: { value: 'Sharing' },
    characters: [
      {
        name: 'Rosie',
        details:
          'A three-year-old girl with blonde pigtails, a red dress and yellow boots. She claps when she is happy.',
      },
      { name: 'Hop', details: 'A grey rabbit with one ear that flops.' },
    ],
    additionalDetails: 'A big red umbrella.',
  },
  {
    key: 'mateo-and-the-boat',
    ageGroup: 'Early Readers',
    style: 'Crayon',
    focus: { value: 'Courage' },
    characters: [
      {
        name: 'Mateo',
        details:
          'Five years old, short black hair, a missing front tooth, a striped shirt and blue trousers.',
      },
      {
        name: 'Papa',
        details: 'His father, a black beard, a straw hat and a white shirt. His hands are always busy.',
      },
    ],
    additionalDetails: 'The lantern that Papa hangs on the boat.',
  },
  {
    key: 'noor-and-the-choir',
    ageGroup: 'Middle Childhood',
    style: 'Stained Glass',
    focus: { verse: 'Psalm 100:4' },
    characters: [
      {
        name: 'Noor',
        details: 'Nine years old, long dark hair, a yellow scarf and glasses. She sings under her breath.',
      },
      { name: 'Isaac', details: 'Nine, short afro, a blue jumper, uses a wheelchair with a bell on it.' },
    ],
    additionalDetails: 'The choir sings in the old church on the hill.',
  },
  {
    key: 'hannah-and-the-seeds',
    ageGroup: 'Pre-Teens',
    style: 'Watercolor',
    focus: { value: 'Patience' },
    characters: [
      {
        name: 'Hannah',
        details:
          'Ten years old, a long brown braid, freckles, green overalls and a watch that she looks at too often.',
      },
      {
        name: 'Mrs. Adler',
        details:
          'The neighbour, an old woman with white hair in a bun, a blue apron and a garden full of beans.',
      },
    ],
    additionalDetails: 'A packet of seeds without a name on it.',
  },
]
