import { settingDrawings } from '../settings/settings.ts'
import { done, notDone, type Operation } from './change.ts'
import { addThing } from './change-things.ts'

const indoors = ['basket', 'books', 'flowers', 'cushion', 'ball']
const outdoors = ['flowers', 'bush', 'butterflies', 'stones', 'basket']
/** So many things are seen to be more. */
const atOnce = 2

/** More to look at of what belongs there, or half of what stands about. */
export const changeAmount: Operation<'amount'> = (scene, { to }) => {
  if (to === 'fewer') {
    const props = scene.props.slice(0, Math.floor(scene.props.length / 2))
    return props.length === scene.props.length ? notDone(scene) : done({ ...scene, props })
  }
  const usual = settingDrawings[scene.setting].indoors ? indoors : outdoors
  const fuller = usual.reduce(
    (before, noun) =>
      before.props.length >= scene.props.length + atOnce ? before : addThing(before, noun, false).scene,
    scene,
  )
  return fuller === scene ? notDone(scene) : done(fuller)
}
