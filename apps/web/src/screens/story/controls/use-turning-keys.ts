import { useEffect, useEffectEvent } from 'react'
import type { Direction } from '../book/leaves.ts'
import { turningKey } from './turning-key.ts'

/** Turns pages by the arrow keys, anywhere on the screen. */
export function useTurningKeys(turn: (direction: Direction) => void): void {
  const turnByKey = useEffectEvent((event: KeyboardEvent) => {
    const direction = turningKey(event)
    if (!direction) return
    event.preventDefault()
    turn(direction)
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => turnByKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
