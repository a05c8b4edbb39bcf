import type { PictureRequest } from './draw-picture.ts'
import {
  type Face,
  type FigureDescription,
  faces,
  type Pose,
  poses,
  type SceneDescription,
  type SceneFigure,
  settings,
} from './scene-description.ts'
import { type StyleId, styleIds } from './styles/styles.ts'

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
const variedCast: FigureDescription[] = [
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
  {
    name: 'Micah',
    details: 'A shepherd boy with a brown tunic, a tan head cloth and sandals, ten years old',
  },
]

interface Tile {
  label: string
  request: PictureRequest
}

interface Sheet {
  name: string
  columns: number
  tiles: Tile[]
}

const base: SceneDescription = {
  setting: 'meadow',
  time: 'day',
  weather: 'clear',
  shot: 'medium',
  figures: [],
  props: [],
  action: '',
}

const tile = (
  label: string,
  scene: Partial<SceneDescription>,
  cast: FigureDescription[],
  style: StyleId = 'storybook-gouache',
  candidate = 0,
): Tile => ({
  label,
  request: { scene: { ...base, ...scene }, cast, style, seed: 'sheet', candidate },
})

const figure = (name: string, pose: Pose, face: Face, more: Partial<SceneFigure> = {}): SceneFigure => ({
  name,
  pose,
  face,
  ...more,
})

/** One story as a strip of pages. */
export const sampleStory: { label: string; scene: Partial<SceneDescription> }[] = [
  {
    label: 'Every morning in the garden',
    scene: {
      setting: 'garden',
      time: 'morning',
      shot: 'wide',
      figures: [
        figure('Mia', 'walk', 'happy', { look: 'Snowy', hold: 'basket' }),
        figure('Snowy', 'walk', 'happy', { look: 'Mia' }),
      ],
      props: ['seedling'],
    },
  },
  {
    label: 'A tiny green sprout',
    scene: {
      setting: 'garden',
      time: 'morning',
      shot: 'close',
      figures: [
        figure('Mia', 'kneel', 'wow', { look: 'sprout' }),
        figure('Snowy', 'sit', 'happy', { look: 'sprout' }),
      ],
      props: ['sprout'],
    },
  },
  {
    label: 'Thump went the ball',
    scene: {
      setting: 'garden',
      time: 'day',
      shot: 'medium',
      figures: [
        figure('Leo', 'run', 'worried', { look: 'ball' }),
        figure('Mia', 'stand', 'sad', { look: 'Leo' }),
      ],
      props: ['ball', 'seedling'],
    },
  },
  {
    label: 'Go away',
    scene: {
      setting: 'orchard',
      time: 'late-afternoon',
      shot: 'wide',
      figures: [
        figure('Mia', 'sit', 'sad'),
        figure('Leo', 'walk', 'shy', { look: 'right' }),
        figure('Snowy', 'lie', 'sad', { look: 'Mia' }),
      ],
      props: [],
    },
  },
  {
    label: 'Grandma opened her Bible',
    scene: {
      setting: 'living-room',
      time: 'evening',
      shot: 'medium',
      figures: [
        figure('Grandma Ruth', 'sit', 'tender', { look: 'Mia', hold: 'Bible' }),
        figure('Mia', 'sit', 'thinking', { look: 'Grandma Ruth' }),
      ],
      props: ['teapot'],
    },
  },
  {
    label: 'Under a hundred stars',
    scene: {
      setting: 'hills',
      time: 'night',
      shot: 'wide',
      figures: [figure('Mia', 'pray', 'calm'), figure('Snowy', 'sleep', 'calm')],
      props: ['lantern'],
    },
  },
  {
    label: 'I forgive you',
    scene: {
      setting: 'street',
      time: 'morning',
      shot: 'medium',
      figures: [
        figure('Mia', 'hug', 'joy', { look: 'Leo' }),
        figure('Leo', 'stand', 'happy', { look: 'Mia' }),
        figure('Biscuit', 'sit', 'happy', { look: 'Leo' }),
      ],
      props: [],
    },
  },
  {
    label: 'They planted again',
    scene: {
      setting: 'garden',
      time: 'day',
      shot: 'medium',
      figures: [
        figure('Leo', 'cheer', 'laugh'),
        figure('Mia', 'hold-up', 'joy', { hold: 'watering can' }),
        figure('Grandma Ruth', 'clap', 'happy', { look: 'Mia' }),
        figure('Snowy', 'run', 'joy'),
      ],
      props: ['flower pot', 'flowers'],
    },
  },
]

/** A page of the sample story as a whole scene. */
export const samplePage = (index: number): SceneDescription => ({ ...base, ...sampleStory[index]?.scene })

const pairPoses = new Set<Pose>(['hug', 'hold-hands', 'comfort', 'help-up', 'give', 'sit-on-lap'])

/** Scenes of other stories, in all styles. */
const variedScenes: readonly { label: string; scene: Partial<SceneDescription>; style: StyleId }[] = [
  {
    label: 'asleep in bed',
    style: 'storybook-gouache',
    scene: {
      setting: 'bedroom',
      time: 'night',
      shot: 'wide',
      figures: [
        figure('Mia', 'sleep', 'calm'),
        figure('Grandma Ruth', 'read', 'tender', { look: 'Mia', hold: 'Bible' }),
        figure('Snowy', 'sleep', 'calm'),
      ],
      props: ['lamp'],
    },
  },
  {
    label: 'at the kitchen table',
    style: 'watercolor',
    scene: {
      setting: 'kitchen',
      time: 'morning',
      shot: 'medium',
      figures: [
        figure('Grandma Ruth', 'work', 'happy', { look: 'Leo', hold: 'bread dough' }),
        figure('Leo', 'stand', 'joy', { look: 'Grandma Ruth' }),
        figure('Biscuit', 'sit', 'happy', { look: 'Leo' }),
      ],
      props: ['table', 'blue teapot'],
    },
  },
  {
    label: 'lanterns on the pier',
    style: 'paper-cut-out',
    scene: {
      setting: 'sea',
      time: 'night',
      weather: 'fog',
      shot: 'medium',
      figures: [
        figure('Zoe', 'hold-up', 'wow', { hold: 'whale lantern' }),
        figure('Jun', 'look-up', 'wow', { look: 'Zoe' }),
      ],
      props: ['boat', 'lantern', 'rope'],
    },
  },
  {
    label: 'at the well',
    style: 'cartoon',
    scene: {
      setting: 'village',
      time: 'day',
      shot: 'medium',
      figures: [
        figure('Amira', 'carry', 'calm', { hold: 'jug' }),
        figure('Micah', 'wave', 'joy', { look: 'Amira' }),
        figure('Nell', 'stand', 'happy', { look: 'Micah' }),
      ],
      props: ['well'],
    },
  },
  {
    label: 'in the snow',
    style: 'crayon',
    scene: {
      setting: 'forest',
      time: 'day',
      weather: 'snow',
      shot: 'medium',
      figures: [
        figure('Jun', 'run', 'laugh', { look: 'Rusty' }),
        figure('Rusty', 'run', 'joy'),
        figure('Poppy', 'cheer', 'joy'),
      ],
      props: ['snowman'],
    },
  },
  {
    label: 'the lion listens',
    style: 'stained-glass',
    scene: {
      setting: 'desert',
      time: 'dusk',
      shot: 'medium',
      figures: [figure('Leon', 'sit', 'calm', { look: 'Old Samuel' }), figure('Old Samuel', 'pray', 'calm')],
      props: ['star'],
    },
  },
  {
    label: 'sorry',
    style: 'watercolor',
    scene: {
      setting: 'hallway',
      time: 'evening',
      shot: 'close',
      figures: [
        figure('Grandma Ruth', 'comfort', 'tender', { look: 'Leo' }),
        figure('Leo', 'stand', 'sad', { look: 'Grandma Ruth', hold: 'blue teapot' }),
      ],
      props: [],
    },
  },
  {
    label: 'rain on the street',
    style: 'storybook-gouache',
    scene: {
      setting: 'street',
      time: 'dusk',
      weather: 'rain',
      shot: 'medium',
      figures: [
        figure('Hannah', 'walk', 'happy', { hold: 'umbrella', look: 'Toby' }),
        figure('Toby', 'hold-hands', 'joy', { look: 'Hannah' }),
        figure('Whiskers', 'hide', 'worried'),
      ],
      props: ['puddle'],
    },
  },
  {
    label: 'fireflies of prayer',
    style: 'paper-cut-out',
    scene: {
      setting: 'lake',
      time: 'evening',
      shot: 'wide',
      figures: [
        figure('Pastor Mark', 'point', 'happy', { look: 'stars' }),
        figure('Zoe', 'look-up', 'wow', { look: 'stars' }),
        figure('Toby', 'sit-on-lap', 'happy'),
      ],
      props: ['star', 'boat'],
    },
  },
  {
    label: 'market day',
    style: 'cartoon',
    scene: {
      setting: 'market',
      time: 'morning',
      shot: 'wide',
      figures: [
        figure('Queen Esther', 'give', 'tender', { look: 'Poppy', hold: 'bread' }),
        figure('Poppy', 'reach', 'joy', { look: 'Queen Esther' }),
        figure('Bruno', 'wave', 'happy'),
      ],
      props: ['basket'],
    },
  },
  {
    label: 'school concert',
    style: 'crayon',
    scene: {
      setting: 'school',
      time: 'day',
      shot: 'medium',
      figures: [
        figure('Zoe', 'play', 'joy', { hold: 'trumpet' }),
        figure('Jun', 'play', 'laugh', { hold: 'drum' }),
        figure('Hannah', 'clap', 'happy'),
      ],
      props: ['balloon'],
    },
  },
  {
    label: 'small friends',
    style: 'storybook-gouache',
    scene: {
      setting: 'barn',
      time: 'evening',
      shot: 'medium',
      figures: [
        figure('Pip', 'stand', 'happy', { look: 'Hoot' }),
        figure('Hoot', 'stand', 'wow', { look: 'Pip' }),
        figure('Hops', 'sit', 'joy', { look: 'Pip' }),
        figure('Spike', 'walk', 'calm', { look: 'Pip' }),
      ],
      props: ['lantern', 'manger'],
    },
  },
]

/** Pose, what is held, what stands about. */
const thingsInHands: readonly (readonly [Pose, string, readonly string[]])[] = [
  ['hold-up', 'lantern', ['candle', 'gift']],
  ['carry', 'basket', ['bread', 'apple']],
  ['read', 'book', ['teapot', 'cup']],
  ['give', 'flower', ['flower pot', 'bucket']],
  ['stand', 'kite', ['ball', 'cloud']],
  ['play', 'drum', ['guitar', 'trumpet']],
  ['hold-up', 'star', ['tent', 'rock']],
  ['carry', 'blue teapot', ['table', 'chair']],
  ['walk', 'umbrella', ['puddle', 'bench']],
  ['stand', 'balloon', ['cake', 'gift']],
  ['paddle', 'oar', ['boat', 'fish']],
  ['hold-up', 'whale lantern', ['raft', 'rope']],
  ['give', 'letter', ['key', 'crown']],
  ['work', 'seedling', ['well', 'cart']],
  ['stand', 'teddy bear', ['blocks', 'doll']],
  ['stand', 'red bundle', ['clock', 'shelf']],
  ['point', 'Bible', ['cross', 'dove']],
  ['cheer', 'flag', ['rainbow', 'apple tree']],
]

const pairOf = (pose: Pose): SceneFigure[] =>
  pose === 'sit-on-lap'
    ? [
        figure('Grandma Ruth', 'sit', 'tender', { look: 'Mia' }),
        figure('Mia', pose, 'happy', { look: 'Grandma Ruth' }),
      ]
    : [
        figure('Dad', pose, 'tender', { look: 'Mia' }),
        figure('Mia', 'stand', 'happy', { look: 'Dad' }),
        figure('Leo', pose, 'joy', { look: 'Zoe' }),
        figure('Zoe', 'stand', 'happy', { look: 'Leo' }),
      ]

/** Everything worth looking at, as sheets of labelled pictures. */
export function sheets(cast: FigureDescription[]): Sheet[] {
  const pair = [figure('Mia', 'stand', 'happy', { look: 'Snowy' }), figure('Snowy', 'stand', 'happy')]
  const dress = variedCast.map(
    (description): Tile =>
      tile(
        description.name,
        { figures: [figure(description.name, 'wave', 'happy')], shot: 'medium' },
        variedCast,
      ),
  )
  return [
    {
      name: 'settings-day',
      columns: 6,
      tiles: settings.map((setting) => tile(setting, { setting, figures: pair, shot: 'wide' }, cast)),
    },
    {
      name: 'settings-night',
      columns: 6,
      tiles: settings.map((setting) =>
        tile(setting, { setting, time: 'night', figures: pair, shot: 'wide' }, cast, 'storybook-gouache', 1),
      ),
    },
    {
      name: 'poses',
      columns: 6,
      tiles: poses.map((pose) =>
        tile(
          pose,
          pairPoses.has(pose)
            ? { figures: pairOf(pose) }
            : {
                figures: [
                  figure('Mia', pose, 'happy'),
                  figure('Leo', pose, 'joy'),
                  figure('Dad', pose, 'calm'),
                ],
              },
          [...cast, ...variedCast],
          'cartoon',
        ),
      ),
    },
    {
      name: 'animal-poses',
      columns: 6,
      tiles: (['stand', 'run', 'sit', 'sleep', 'look-up', 'walk'] as const).map((pose) =>
        tile(
          pose,
          {
            figures: [
              figure('Snowy', pose, 'happy'),
              figure('Biscuit', pose, 'joy'),
              figure('Whiskers', pose, 'sad'),
            ],
          },
          [...cast, ...variedCast],
          'cartoon',
        ),
      ),
    },
    {
      name: 'faces',
      columns: 6,
      tiles: faces.map((face) =>
        tile(
          face,
          { figures: [figure('Mia', 'stand', face), figure('Grandma Ruth', 'stand', face)], shot: 'close' },
          cast,
          'cartoon',
        ),
      ),
    },
    {
      name: 'styles',
      columns: 3,
      tiles: styleIds.flatMap((style) => [tile(style, { ...sampleStory[7]?.scene }, cast, style)]),
    },
    {
      name: 'styles-night',
      columns: 3,
      tiles: styleIds.flatMap((style) => [
        tile(style, { ...sampleStory[4]?.scene, time: 'night' }, cast, style),
      ]),
    },
    { name: 'looks', columns: 5, tiles: dress },
    {
      name: 'things',
      columns: 6,
      tiles: thingsInHands.map(([pose, hold, props], index) =>
        tile(
          `${pose}: ${hold}; ${props.join(', ')}`,
          {
            setting: settings[(index * 5) % settings.length] ?? 'meadow',
            figures: [figure('Leo', pose, 'happy', { hold })],
            props: [...props],
          },
          cast,
          'watercolor',
          index % 3,
        ),
      ),
    },
    {
      name: 'scenes',
      columns: 4,
      tiles: variedScenes.map(({ label, scene, style }) =>
        tile(label, scene, [...cast, ...variedCast], style),
      ),
    },
    {
      name: 'weather',
      columns: 4,
      tiles: (['rain', 'snow', 'fog', 'wind'] as const).flatMap((weather) => [
        tile(weather, { weather, figures: pair, setting: 'forest' }, cast),
        tile(
          `${weather} at dusk`,
          { weather, time: 'dusk', figures: pair, setting: 'street' },
          cast,
          'watercolor',
        ),
      ]),
    },
    {
      name: 'candidates',
      columns: 4,
      tiles: sampleStory.flatMap(({ label, scene }) =>
        [0, 1].map((candidate) => tile(label, scene, cast, 'paper-cut-out', candidate)),
      ),
    },
    {
      name: 'story',
      columns: 4,
      tiles: sampleStory.map(({ label, scene }) => tile(label, scene, cast, 'watercolor')),
    },
  ]
}

/** A line of text as SVG. */
export const caption = (text: string, width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><text x="6" y="17" font-size="15" font-family="sans-serif" fill="#3a2a20">${text.replace(/[<&]/g, ' ')}</text></svg>`
