import { useEffect, useEffectEvent } from 'react'
import { useKeptOnDevice } from '../../../components/device/use-kept-on-device.ts'
import { type RequestDeed, requestKey } from './request-key.ts'

/**
 * Works through requests by single letters, anywhere on the screen. Whoever speaks to the computer, or rests a hand on
 * the keyboard, can switch them off.
 */
export function useRequestKeys(doIt: (deed: RequestDeed) => void) {
  const [areOff, setOff] = useKeptOnDevice('desk-keys-off', (stored) => (stored === true ? true : null))
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const deed = areOff ? null : requestKey(event)
    if (!deed) return
    event.preventDefault()
    doIt(deed)
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return { areOn: !areOff, switchTo: (on: boolean) => setOff(on ? null : true) }
}
