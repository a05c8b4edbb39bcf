import { speciesBuilds } from '../animals/species.ts'
import { sampleCast, variedCast } from '../samples/sample-cast.ts'
import { thingsInHands, variedScenes } from '../samples/sample-scenes.ts'
import { emptyScene, figure, sampleStory } from '../samples/sample-story.ts'
import {
  type FigureDescription,
  faces,
  poses,
  type SceneDescription,
  settings,
} from '../scene-description.ts'
import { type StyleId, styleIds } from '../styles/styles.ts'
import type { Sheet, Tile } from './draw-sheet.ts'
import { companyScenes, coupleScenes, type FigureScene, viewScenes } from './figure-sheets.ts'
import { duskScenes, furnishedScenes, type PlaceScene, seasonScenes } from './place-sheets.ts'

const tile = (
  label: string,
  scene: Partial<SceneDescription>,
  cast: FigureDescription[],
  style: StyleId = 'storybook-gouache',
  candidate = 0,
): Tile => ({
  label,
  request: { scene: { ...emptyScene, ...scene }, cast, style, seed: 'sheet', candidate },
})

const figureTile = ({ label, scene, cast }: FigureScene, index: number): Tile =>
  tile(label, scene, cast, 'cartoon', index % 2)

const placeTile = ({ label, scene }: PlaceScene): Tile => tile(label, scene, sampleCast)

const animals = Object.keys(speciesBuilds)

const animalTile = (species: string, index: number): Tile =>
  tile(
    species,
    {
      figures: [
        figure(species, index % 2 ? 'walk' : 'stand', 'happy'),
        figure(`other ${species}`, 'sit', 'calm'),
      ],
    },
    [
      { name: species, details: `A ${species}` },
      { name: `other ${species}`, details: `A ${species} with a red scarf` },
    ],
  )

/** Twenty-four who have little in common. */
const everybody = [...sampleCast.slice(0, 4), ...variedCast]

/** Everything worth looking at, as sheets of labelled pictures. */
export function sheets(cast = sampleCast): Sheet[] {
  const pair = [figure('Mia', 'stand', 'happy', { look: 'Snowy' }), figure('Snowy', 'stand', 'happy')]
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
          {
            figures: [figure('Mia', pose, 'happy'), figure('Leo', pose, 'joy'), figure('Dad', pose, 'calm')],
          },
          [...cast, ...variedCast],
          'cartoon',
        ),
      ),
    },
    { name: 'pairs', columns: 6, tiles: coupleScenes(cast).map(figureTile) },
    { name: 'views', columns: 3, tiles: viewScenes(cast).map(figureTile) },
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
    {
      name: 'cast',
      columns: 6,
      tiles: everybody.map(({ name }) => tile(name, { figures: [figure(name, 'wave', 'happy')] }, everybody)),
    },
    { name: 'animals', columns: 7, tiles: animals.map(animalTile) },
    { name: 'animals-in-company', columns: 10, tiles: companyScenes(animals, cast).map(figureTile) },
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
    { name: 'seasons', columns: 4, tiles: seasonScenes.map(placeTile) },
    { name: 'settings-dusk', columns: 6, tiles: duskScenes.map(placeTile) },
    { name: 'things-placed', columns: 5, tiles: furnishedScenes.map(placeTile) },
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
