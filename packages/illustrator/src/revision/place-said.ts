import { findProp } from '../props/find-prop.ts'
import type { NamedProp } from '../props/prop.ts'
import type { SceneDescription } from '../scene-description.ts'
import { settingDrawings } from '../settings/settings.ts'

/** Where a thing is wanted: what `places` of the scene calls it, if anything, and the words that are done justice to. */
export interface SaidPlace {
  at: string | null
  understood: string
}

const nearness = /\b(?:next to|beside|by|near|alongside|close to|with|at|in front of|around)\b/

/** "On the left", "next to Mia", "on the table", "in the sky": as far as a picture has such a place for this thing. */
export function placeSaid(scene: SceneDescription, where: string, { drawing }: NamedProp): SaidPlace {
  const said = where.toLowerCase()
  const [side] = /\b(?:left|right)\b/.exec(said) ?? []
  const other = scene.figures.find(({ name }) => said.includes(name.toLowerCase()))
  const at = side ?? (other && nearness.test(said) ? other.name : null)
  const usual =
    drawing.place === 'sky'
      ? `sky air heads above ${aboveAll.exec(said)?.[0] ?? ''} ${aroundThat(scene, said)}`
      : drawing.place === 'wall'
        ? 'wall'
        : 'ground floor grass feet'
  return {
    at,
    understood: [
      usual,
      side ? `${side} hand side` : '',
      at && other ? `${other.name} next alongside close` : '',
      onTop(scene, said, drawing)
        ? `table shelf sill window windowsill desk ${ofTable.exec(said)?.[0] ?? ''}`
        : '',
      drawing.spread ? 'under beneath them' : '',
      drawing.place === 'behind' || drawing.place === 'sky' ? 'background distance behind them far away' : '',
      'picture scene page corner bottom too here there',
    ].join(' '),
  }
}

/** "Above the roofs": what is in the sky is above all of them. */
const aboveAll = /\b(?:above|over)\b.*/
/** "Bees around the flowers", where there are flowers: what flies is about all that stands there. */
function aroundThat({ setting, props }: SceneDescription, said: string): string {
  const [, noun = ''] = /\b(?:around|round|among) (?:the |her |his |their )?(\S+)/.exec(said) ?? []
  const drawing = noun ? findProp(noun)?.drawing : undefined
  const isThere = [...props, ...(settingDrawings[setting].shows ?? [])].some(
    (one) => drawing !== undefined && findProp(one)?.drawing === drawing,
  )
  return isThere ? noun : ''
}

/** "On the little round table". */
const ofTable =
  /\b(?:little|small|big|large|round|low|wooden|kitchen|bedside|coffee|side|tea)(?: (?:little|round|wooden))? table\b/

/** On a table that there is, or on one that the scene brings along. */
function onTop({ setting, props }: SceneDescription, said: string, drawing: NamedProp['drawing']): boolean {
  if (!drawing.tabletop || !/\b(?:table|shelf|desk|sill|windowsill)\b/.test(said)) return false
  return (
    (settingDrawings[setting].tabletops ?? []).length > 0 || props.some((noun) => findProp(noun)?.drawing.top)
  )
}
