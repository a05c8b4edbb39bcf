import type { Composition } from '../composition/compose.ts'
import type { Viewpoint } from '../scene-description.ts'

type Staged = Pick<Composition, 'distance' | 'figures' | 'arrangement'>

const distances: Record<Composition['distance'], string> = {
  closer: 'Seen from closer',
  usual: '',
  farther: 'Seen from farther away',
}

const views: Record<Exclude<Viewpoint, 'level' | 'past'>, string> = {
  above: 'Seen from above',
  window: 'Seen through a window',
  near: 'Seen from close by',
  far: 'Seen from far away',
}

/** How this picture of a scene differs from another one: "Seen from closer, with Mia on the left."; empty when nothing can be said. */
export function describeStaging(staged: Staged): string {
  const from = viewOf(staged)
  const { figures } = staged
  const first =
    figures.length < 2 ? undefined : figures.toSorted((one, other) => one.head.x - other.head.x)[0]
  if (!first) return from && `${from}.`
  return from ? `${from}, with ${first.name} on the left.` : `${first.name} is on the left.`
}

function viewOf({ distance, arrangement: { viewpoint, past } }: Staged): string {
  if (viewpoint === 'past' && past) return `Seen past ${past}`
  return viewpoint === 'level' || viewpoint === 'past' ? distances[distance] : views[viewpoint]
}
