import { PAGE_SIZE } from '../drawing/shape.ts'
import type { SceneDescription } from '../scene-description.ts'
import { isSameThing } from './at-their-things.ts'
import { leftBehind } from './attention.ts'
import type { Composition } from './composition.ts'

type Places = NonNullable<SceneDescription['places']>

/**
 * The sides of things that stand behind the back of somebody who looks at them: people turn before things have their place, and a
 * thing without room on its side stands on the other one. So do those that somebody leaves and has before them. Empty where
 * everybody sees what they look at.
 */
export function behindBacks({ scene, figures, boxes }: Composition): Places {
  const found = scene.figures.flatMap(({ name, look }): [string, string][] => {
    const left = leftBehind(look)
    const who = figures.find((one) => one.name === name)
    const box = boxNamed(left ?? look, boxes)
    if (!who || !box || who.isLying || who.isFaceless || who.touches !== null) return []
    const middle = (box.left + box.right) / 2
    const ahead = (middle - who.head.x) * who.facing * (left === null ? 1 : -1)
    return ahead < -who.head.radius * 0.5 ? [[box.noun, middle < PAGE_SIZE / 2 ? 'left' : 'right']] : []
  })
  return Object.fromEntries(found)
}

/** Of what somebody looks at, by its own noun or by a shorter one: a sign that words are on is "sign" to who looks at it. */
const boxNamed = (
  noun: string | undefined,
  boxes: Composition['boxes'],
): Composition['boxes'][number] | undefined =>
  boxes.find((box) => box.noun === noun) ??
  (noun === undefined ? undefined : boxes.find((box) => isSameThing(box.noun, noun)))
