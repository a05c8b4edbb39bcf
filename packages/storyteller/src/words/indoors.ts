import type { Setting } from '@faith-fables/illustrator/scene-description'

const indoors: readonly Setting[] = [
  'church-inside',
  'school',
  'living-room',
  'bedroom',
  'kitchen',
  'hallway',
  'barn',
  'workshop',
  'hospital-room',
  'bathroom',
  'bakery',
  'stable',
]

/** Whether a setting has a roof: there is no weather in it. */
export function isIndoors(setting: Setting | undefined): setting is Setting {
  return setting !== undefined && indoors.includes(setting)
}
