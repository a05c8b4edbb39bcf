import type { FigureDescription, SceneDescription } from './scene-description.ts'

export function reviseScene(
  scene: SceneDescription & { variation?: number },
  _cast: FigureDescription[],
  _feedback: string,
): SceneDescription {
  return { ...scene, variation: (scene.variation ?? 0) + 1 } as SceneDescription
}
