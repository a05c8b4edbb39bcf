import { done, notDone, type Operation } from './change.ts'
import { stageAnew } from './change-view.ts'

/** Three hands and five legs are too many, and so are six fingers; of three fingers nobody knows what would be right. */
const tooMany =
  /\b(?:(?:[3-9]|three|four|five|six|seven|eight|extra|too many|third) (?:\S+ )?(?:hands?|arms?|legs?|feet|foot|heads?|ears?|eyes?|tails?)|(?:[6-9]|six|seven|eight|extra|too many) (?:\S+ )?(?:fingers?|thumbs?|toes?)|count (?:\S+ )?(?:fingers|hands|arms|legs|toes))\b/i

/** Nobody that we draw has more hands or fingers than their own: what looked like one is drawn anew. Of other mistakes nobody knows what would be right. */
export const changeMistake: Operation<'mistake'> = (scene, { words }) =>
  tooMany.test(words) ? done(stageAnew(scene)) : notDone(scene)
