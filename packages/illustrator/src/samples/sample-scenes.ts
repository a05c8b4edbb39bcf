import type { Pose, SceneDescription } from '../scene-description.ts'
import type { StyleId } from '../styles/styles.ts'
import { figure } from './sample-story.ts'

/** Scenes of other stories, in all styles. */
export const variedScenes: readonly { label: string; scene: Partial<SceneDescription>; style: StyleId }[] = [
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
export const thingsInHands: readonly (readonly [Pose, string, readonly string[]])[] = [
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
