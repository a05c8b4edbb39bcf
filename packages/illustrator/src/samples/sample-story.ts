import type { Face, Pose, SceneDescription, SceneFigure } from '../scene-description.ts'

export const emptyScene: SceneDescription = {
  setting: 'meadow',
  time: 'day',
  weather: 'clear',
  shot: 'medium',
  figures: [],
  props: [],
  action: '',
}

export const figure = (
  name: string,
  pose: Pose,
  face: Face,
  more: Partial<SceneFigure> = {},
): SceneFigure => ({
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
export const samplePage = (index: number): SceneDescription => ({
  ...emptyScene,
  ...sampleStory[index]?.scene,
})
