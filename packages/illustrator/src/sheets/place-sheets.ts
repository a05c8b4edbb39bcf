import { emptyScene, figure } from '../samples/sample-story.ts'
import { type SceneDescription, type Setting, seasons, settings } from '../scene-description.ts'

/** A scene of a sheet that shows places and the things in them. */
export interface PlaceScene {
  label: string
  scene: SceneDescription
}

const pair = [figure('Mia', 'stand', 'happy', { look: 'Snowy' }), figure('Snowy', 'stand', 'happy')]

const turning: readonly Setting[] = ['orchard', 'garden', 'street', 'lake', 'vineyard', 'playground']

/** The same places through the year. */
export const seasonScenes: PlaceScene[] = turning.flatMap((setting) =>
  seasons.map((season) => ({
    label: `${setting} in ${season}`,
    scene: { ...emptyScene, setting, season, shot: 'wide', figures: pair },
  })),
)

/** Every place when the lamps are lit. */
export const duskScenes: PlaceScene[] = settings.map((setting) => ({
  label: `${setting} at dusk`,
  scene: { ...emptyScene, setting, time: 'dusk', shot: 'wide', figures: pair },
}))

const furnished: readonly (readonly [Setting, ...string[]])[] = [
  ['garden', 'watering can', 'wheelbarrow', 'sunflower'],
  ['garden', 'butterfly', 'snail', 'rake'],
  ['bedroom', 'pillow', 'toy train', 'books'],
  ['living-room', 'armchair', 'harp', 'hat'],
  ['living-room', 'sofa', 'globe', 'telephone'],
  ['school', 'backpack', 'scissors', 'palette'],
  ['street', 'school bus', 'scooter', 'mailbox'],
  ['street', 'fire engine', 'bicycle', 'coin'],
  ['meadow', 'kite', 'tent', 'campfire'],
  ['hills', 'sled', 'snowman', 'scarf'],
  ['farm', 'tractor', 'hen', 'hay'],
  ['farm', 'pony', 'duck', 'barrel'],
  ['forest', 'squirrel', 'owl', 'mushroom'],
  ['village', 'camel', 'clay jar', 'scroll'],
  ['sea', 'crab', 'shell', 'whale'],
  ['kitchen', 'kettle', 'pie', 'honey'],
  ['hospital-room', 'teddy', 'balloon', 'stethoscope'],
  ['playground', 'slide', 'skateboard', 'basketball'],
  ['market', 'melon', 'cheese', 'rooster'],
  ['church', 'bell', 'rose', 'dove'],
]

/** Things among people, so that their sizes can be compared with a child. */
export const furnishedScenes: PlaceScene[] = furnished.map(([setting, ...props]) => ({
  label: `${setting}: ${props.join(', ')}`,
  scene: { ...emptyScene, setting, props, figures: [figure('Leo', 'stand', 'happy')] },
}))
