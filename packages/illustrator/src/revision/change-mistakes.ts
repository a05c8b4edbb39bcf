import { done, notDone, type Operation } from './change.ts'
import { stageAnew } from './change-view.ts'

const limbs = '(?:fingers?|thumbs?|toes?|hands?|arms?|legs?|feet|foot|heads?|ears?|eyes?|tails?)'
const tooMany = new RegExp(
  String.raw`\b(?:[3-9]|three|four|five|six|seven|eight|extra|too many|third) (?:\S+ )?${limbs}\b|\bcount (?:\S+ )?${limbs}\b`,
  'i',
)

/** Nobody that we draw has more hands or fingers than their own: what looked like one is drawn anew. Of other mistakes nobody knows what would be right. */
export const changeMistake: Operation<'mistake'> = (scene, { words }) =>
  tooMany.test(words) ? done(stageAnew(scene)) : notDone(scene)
