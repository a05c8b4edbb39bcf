import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { drawCover } from '../pictures/draw-cover.ts'
import { drawPicture } from '../pictures/draw-picture.ts'
import { sampleCast, variedCast } from '../samples/sample-cast.ts'
import { variedScenes } from '../samples/sample-scenes.ts'
import { emptyScene } from '../samples/sample-story.ts'
import type { SceneDescription } from '../scene-description.ts'
import { type StyleId, styleIds } from '../styles/styles.ts'

/**
 * Draws the pictures that the web app ships with: an example of each style, the landing page's, the one that goes with a
 * link, and the little ones beside the prices.
 * `node packages/illustrator/src/sheets/draw-examples.ts`
 */
const publicFolder = new URL('../../../../apps/web/public/', import.meta.url)

const example: SceneDescription = {
  setting: 'garden',
  time: 'day',
  weather: 'clear',
  shot: 'close',
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
    seed: 'x',
    candidate: 1,
    scene: {
      setting: 'meadow',
      time: 'evening',
      weather: 'clear',
      shot: 'medium',
      figures: [
        { name: 'Mia', pose: 'wave', face: 'joy' },
        { name: 'Leo', pose: 'walk', face: 'happy', look: 'Mia', hold: 'lantern' },
        { name: 'Snowy', pose: 'walk', face: 'happy', look: 'Mia' },
      ],
      props: ['star'],
      action: 'Mia, Leo and Snowy the lamb walk home under the first star.',
    },
  },
  {
    name: 'benefit-1',
    style: 'cartoon',
    seed: 'x',
    candidate: 1,
    scene: {
      setting: 'living-room',
      time: 'evening',
      weather: 'clear',
      shot: 'medium',
      figures: [
        { name: 'Grandma Ruth', pose: 'read', face: 'tender', look: 'Mia', hold: 'book' },
        { name: 'Mia', pose: 'sit', face: 'joy', look: 'Grandma Ruth' },
        { name: 'Biscuit', pose: 'lie', face: 'calm' },
      ],
      props: ['lamp', 'teapot'],
      action: 'A grandmother reads to a girl and her dog by lamplight.',
    },
  },
  {
    name: 'benefit-2',
    style: 'paper-cut-out',
    seed: 'x',
    candidate: 2,
    scene: {
      setting: 'sea',
      time: 'day',
      weather: 'clear',
      shot: 'medium',
      figures: [
        { name: 'Mia', pose: 'wave', face: 'joy' },
        { name: 'Leon', pose: 'sit', face: 'happy' },
        { name: 'Dovey', pose: 'stand', face: 'happy' },
      ],
      props: ['boat'],
      action: 'Mia waves from the shore beside a friendly lion.',
    },
  },
  {
    name: 'benefit-3',
    style: 'crayon',
    seed: 'x',
    candidate: 1,
    scene: {
      setting: 'meadow',
      time: 'day',
      weather: 'clear',
      shot: 'medium',
      figures: [
        { name: 'Zoe', pose: 'cheer', face: 'joy' },
        { name: 'Poppy', pose: 'wave', face: 'happy' },
        { name: 'Jun', pose: 'jump', face: 'laugh' },
        { name: 'Biscuit', pose: 'run', face: 'joy' },
      ],
      props: ['rainbow'],
      action: 'Three friends and a dog cheer under a rainbow.',
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
    const { large, medium } = await drawPicture({ ...picture, cast: [...sampleCast, ...variedCast] })
    await writeFile(new URL(`pictures/${name}.webp`, publicFolder), large)
    await writeFile(new URL(`pictures/${name}-512.webp`, publicFolder), medium)
  }
}

/** What goes with a link to the product. */
async function drawLinkPicture(): Promise<void> {
  const scenes = landing.filter(({ name }) => name === 'hero').map(({ scene }) => scene)
  const { share } = await drawCover({ scenes, cast: sampleCast, style: 'storybook-gouache', seed: 'link' })
  await writeFile(new URL('pictures/link.jpg', publicFolder), share)
}

/** Shown 42 px wide; sharp on screens with three times as many dots. */
const littleWidth = 128

async function drawLittlePictures(): Promise<void> {
  for (const [place, { scene, style }] of variedScenes.entries()) {
    const { medium } = await drawPicture({
      scene: { ...emptyScene, ...scene },
      cast: [...sampleCast, ...variedCast],
      style,
      seed: 'little',
      candidate: 0,
    })
    const file = new URL(`pictures/little-${place + 1}.webp`, publicFolder)
    await writeFile(file, await sharp(medium).resize(littleWidth).webp({ quality: 82 }).toBuffer())
  }
}

await drawStyleExamples()
await drawLandingPictures()
await drawLinkPicture()
await drawLittlePictures()
