import { mkdir, writeFile } from 'node:fs/promises'
import { drawPicture } from './draw-picture.ts'
import { sampleCast } from './sample-cast.ts'
import type { SceneDescription } from './scene-description.ts'
import { type StyleId, styleIds } from './styles/styles.ts'

/**
 * Draws the pictures that the web app ships with: an example of each style, and the landing page's.
 * `node packages/illustrator/src/draw-examples.ts`
 */
const publicFolder = new URL('../../../apps/web/public/', import.meta.url)

const example: SceneDescription = {
  setting: 'garden',
  time: 'morning',
  weather: 'clear',
  shot: 'medium',
  figures: [
    { name: 'Mia', pose: 'hold-hands', face: 'joy', look: 'Leo' },
    { name: 'Leo', pose: 'wave', face: 'happy' },
    { name: 'Snowy', pose: 'sit', face: 'happy', look: 'Leo' },
  ],
  props: ['dove'],
  action: 'Mia and Leo greet the morning in the garden with Snowy the lamb.',
}

interface LandingPicture {
  name: string
  style: StyleId
  seed: string
  candidate: number
  scene: SceneDescription
}

const landing: readonly LandingPicture[] = [
  {
    name: 'hero',
    style: 'storybook-gouache',
    seed: 'hero',
    candidate: 0,
    scene: {
      setting: 'hills',
      time: 'late-afternoon',
      weather: 'clear',
      shot: 'medium',
      figures: [
        { name: 'Mia', pose: 'wave', face: 'joy' },
        { name: 'Leo', pose: 'walk', face: 'happy', look: 'Mia', hold: 'lantern' },
        { name: 'Snowy', pose: 'walk', face: 'happy', look: 'Mia' },
      ],
      props: ['kite'],
      action: 'Mia, Leo and Snowy the lamb set out over the hills.',
    },
  },
  {
    name: 'benefit-1',
    style: 'storybook-gouache',
    seed: 'benefit 1',
    candidate: 0,
    scene: {
      setting: 'living-room',
      time: 'evening',
      weather: 'clear',
      shot: 'medium',
      figures: [
        { name: 'Grandma Ruth', pose: 'sit', face: 'tender', look: 'Leo', hold: 'Bible' },
        { name: 'Leo', pose: 'sit', face: 'happy', look: 'Grandma Ruth' },
        { name: 'Biscuit', pose: 'lie', face: 'calm', look: 'Leo' },
      ],
      props: ['teapot'],
      action: 'A grandmother reads to a boy and his dog by lamplight.',
    },
  },
  {
    name: 'benefit-2',
    style: 'paper-cut-out',
    seed: 'benefit 2',
    candidate: 1,
    scene: {
      setting: 'village',
      time: 'day',
      weather: 'clear',
      shot: 'medium',
      figures: [
        { name: 'Mia', pose: 'give', face: 'joy', look: 'Leo', hold: 'bread' },
        { name: 'Leo', pose: 'reach', face: 'happy', look: 'Mia' },
        { name: 'Biscuit', pose: 'sit', face: 'happy', look: 'Mia' },
      ],
      props: ['basket', 'well'],
      action: 'Mia shares her bread with Leo in a sunlit village.',
    },
  },
  {
    name: 'benefit-3',
    style: 'watercolor',
    seed: 'benefit 3',
    candidate: 0,
    scene: {
      setting: 'church',
      time: 'morning',
      weather: 'clear',
      shot: 'medium',
      figures: [
        { name: 'Grandma Ruth', pose: 'wave', face: 'happy' },
        { name: 'Mia', pose: 'cheer', face: 'joy' },
        { name: 'Leo', pose: 'jump', face: 'laugh' },
        { name: 'Snowy', pose: 'run', face: 'joy', look: 'Leo' },
      ],
      props: ['dove'],
      action: 'A grandmother and two children wave in front of a small white church.',
    },
  },
]

async function drawStyleExamples(): Promise<void> {
  await mkdir(new URL('examples/', publicFolder), { recursive: true })
  for (const style of styleIds) {
    const { medium } = await drawPicture({
      scene: example,
      cast: sampleCast,
      style,
      seed: 'example',
      candidate: 0,
    })
    await writeFile(new URL(`examples/${style}.webp`, publicFolder), medium)
  }
}

async function drawLandingPictures(): Promise<void> {
  await mkdir(new URL('pictures/', publicFolder), { recursive: true })
  for (const { name, ...picture } of landing) {
    const { large, medium } = await drawPicture({ ...picture, cast: sampleCast })
    await writeFile(new URL(`pictures/${name}.webp`, publicFolder), large)
    await writeFile(new URL(`pictures/${name}-512.webp`, publicFolder), medium)
  }
}

await drawStyleExamples()
await drawLandingPictures()
