import type { Composition } from '../composition/compose.ts'

type Staged = Pick<Composition, 'distance' | 'figures'>

const distances: Record<Composition['distance'], string> = {
  closer: 'Seen from closer',
  usual: '',
  farther: 'Seen from farther away',
}

/** How this picture of a scene differs from another one: "Seen from closer, with Mia on the left."; empty when nothing can be said. */
export function describeStaging({ distance, figures }: Staged): string {
  const from = distances[distance]
  const first =
    figures.length < 2 ? undefined : figures.toSorted((one, other) => one.head.x - other.head.x)[0]
  if (!first) return from && `${from}.`
  return from ? `${from}, with ${first.name} on the left.` : `${first.name} is on the left.`
}
