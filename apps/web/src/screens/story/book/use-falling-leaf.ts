import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import type { Turning } from './use-turning-leaf.ts'

/** A whole turn; a leaf let go near its end falls in less. */
const wholeTurn = 480
const shortestFall = 160

/** Lets the leaf fall from where it stands, once no finger holds it. */
export function useFallingLeaf(
  stage: RefObject<HTMLElement | null>,
  goes: Turning['goes'],
  onEnd: () => void,
): void {
  const end = useEffectEvent(onEnd)

  useLayoutEffect(() => {
    const leaf = stage.current
    if (!leaf || goes === 'held') return
    const start = Number(leaf.style.getPropertyValue('--turn'))
    const goal = goes === 'over' ? 1 : 0
    const fall = leaf.animate([{ '--turn': start }, { '--turn': goal }], {
      duration: Math.max(shortestFall, wholeTurn * Math.abs(goal - start)),
      // Lifted from rest a leaf gathers speed first; from a finger it already has some.
      easing: start === 0 ? 'cubic-bezier(0.35, 0.1, 0.35, 1)' : 'ease-out',
      fill: 'forwards',
    })
    fall.onfinish = () => end()
    return () => fall.cancel()
  }, [stage, goes])
}
