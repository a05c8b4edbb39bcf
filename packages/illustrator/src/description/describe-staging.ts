import type { Composition } from '../composition/composition.ts'
import { isAtDoor, isOutside, nameAtWindow } from '../composition/name-at-window.ts'
import { findProp } from '../props/find-prop.ts'
import type { SceneDescription, Viewpoint } from '../scene-description.ts'
import { settingDrawings } from '../settings/settings.ts'
import { listed, withArticle } from './nouns.ts'

type Staged = Pick<Composition, 'distance' | 'figures' | 'arrangement' | 'scene'>

const distances: Record<Composition['distance'], string> = {
  closer: 'Seen from nearby',
  usual: 'Seen at eye level',
  farther: 'Seen from some way off',
}

const views: Record<Exclude<Viewpoint, 'level' | 'past'>, string> = {
  above: 'Seen from above',
  window: 'Seen through a window',
  near: 'Seen from close by',
  far: 'Seen from far away',
}

const lights: Record<Composition['arrangement']['fall'], string> = {
  usual: '',
  slanting: ' in warm, slanting light',
  behind: ' in cool light',
}

/**
 * From where this picture of a scene is seen, in what light, who is where and what stands about: "Seen from above in cool light, with Mia on the
 * left; a basket and a ball are close by."
 */
export function describeStaging(staged: Staged): string {
  const { figures, arrangement, scene } = staged
  const first =
    figures.length < 2 ? undefined : figures.toSorted((one, other) => one.head.x - other.head.x)[0]
  const indoors = settingDrawings[scene.setting].indoors
  const light = indoors && arrangement.fall === 'behind' ? ' in soft light' : lights[arrangement.fall]
  const isPast = first !== undefined && arrangement.past === first.name && arrangement.viewpoint === 'past'
  const place = first ? (isPast ? ', who is on the left' : `, with ${first.name} on the left`) : ''
  const things = [thingsIn(scene), atWindowsIn(scene)].filter(Boolean).join('; ')
  return isPast
    ? `${viewOf(staged)}${place}${light && `,${light}`}${things && `; ${things}`}.`
    : `${viewOf(staged)}${light}${place}${things && `; ${things}`}.`
}

function viewOf({ distance, arrangement: { viewpoint, past } }: Staged): string {
  if (viewpoint === 'past' && past) return `Seen past ${past}`
  return viewpoint === 'level' || viewpoint === 'past' ? distances[distance] : views[viewpoint]
}

/** Who is seen across the way, behind a window. */
const atWindowsIn = ({ props }: SceneDescription): string =>
  props
    .flatMap((noun) => {
      const name = nameAtWindow(noun)
      if (name === undefined) return []
      const named = /^\p{Lu}/u.test(name) ? name : withArticle(name)
      if (isAtDoor(noun)) return `${named} looks out of a door that is open by a crack`
      return isOutside(noun) ? `outside the window is ${named}` : `${named} is at a window across the way`
    })
    .join('; ')

/** Things that stand about, two at most: what hangs in the sky, is in hands or was looked at is told elsewhere. */
function thingsIn({ props, figures, setting }: SceneDescription): string {
  const told = new Set(figures.flatMap(({ hold, look }) => [hold ?? [], look ?? []].flat()))
  const shown = new Set(settingDrawings[setting].shows ?? [])
  const things = [...new Set(props)].filter((noun) => {
    const place = findProp(noun)?.drawing.place
    return (place === 'ground' || place === 'behind') && !told.has(noun) && !shown.has(noun)
  })
  if (things.length === 0) return ''
  const words = things.slice(0, 2).map(withArticle)
  const isOne = words.length === 1 && /^(?:an?|some|one|the) /.test(words[0] ?? '')
  return `${listed(words)} ${isOne ? 'is' : 'are'} close by`
}
