import { findProp } from '../props/find-prop.ts'
import type { NamedProp } from '../props/prop.ts'

const many = [
  'crowd',
  'laughing crowd',
  'children',
  'playing children',
  'singing children',
  'dancing children',
  'young band',
  'young drummers',
  'laughing children',
  'lantern parade',
] as const

/** Whether a thing of a scene is many people, who stand behind all others. */
export const isCrowd = ({ drawing }: NamedProp): boolean =>
  many.some((noun) => findProp(noun)?.drawing === drawing)

/** Whether a thing of a scene has faces: many people, or a grown-up beside them. */
export function isPeople(noun: string): boolean {
  const prop = findProp(noun)
  return prop !== null && (isCrowd(prop) || prop.drawing.grave !== undefined)
}

/** What was placed behind everybody, without the many: they stand first and behind all of it. */
export const beforeCrowd = <Placed>(behind: readonly Placed[], list: readonly NamedProp[]): Placed[] =>
  behind.slice(list.filter(isCrowd).length)

/** Many who look on stand in another way on each page. */
export const inFormation = (prop: NamedProp, page: number): NamedProp =>
  prop.drawing.formations ? { ...prop, formation: page % prop.drawing.formations } : prop

/** Where there are many people and many lights the people carry them: no lantern stands about on the ground. */
export function lightsInHands(list: readonly NamedProp[], nouns: readonly string[]): NamedProp[] {
  const [people, parade] = [findProp('crowd')?.drawing, findProp('lantern parade')?.drawing]
  const areLights = (prop: NamedProp | null): boolean =>
    prop !== null && prop.count > 1 && prop.drawing === findProp('lantern')?.drawing
  // Somebody may hold one of them: then they are not in the list.
  const hasLights = nouns.some((noun) => areLights(findProp(noun)))
  if (!parade || !hasLights || !list.some(({ drawing }) => drawing === people)) return [...list]
  return list
    .filter((prop) => !areLights(prop))
    .map((prop) => (prop.drawing === people ? { ...prop, drawing: parade } : prop))
}
