import { findProp } from '../props/find-prop.ts'
import type { SceneDescription } from '../scene-description.ts'

/** Nobody counts more of them behind a row of people. */
export const mostApiece = 4

/** So many of what is large stand each by itself, and are seen from far enough away: three sheep. */
export function soManyApiece(scene: SceneDescription, noun: string, further: number): SceneDescription {
  const one = ones(noun).find((word) => findProp(word)) ?? noun
  const { nearest: _nearest, ...farther } = scene
  return {
    ...farther,
    shot: 'wide',
    props: [...scene.props, ...Array.from({ length: further }, () => `another ${one}`)],
  }
}

/** What one of them may be called. */
export const ones = (plural: string): string[] => [
  plural.replace(/ies$/, 'y'),
  plural.replace(/s$/, ''),
  plural.replace(/es$/, ''),
]
