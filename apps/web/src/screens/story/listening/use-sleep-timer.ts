import { useCallback, useRef, useState } from 'react'

/** After so many minutes the sentence that is being spoken is the last one. */
export const sleepTimers = ['Off', '5 minutes', '10 minutes', '20 minutes'] as const
export type SleepTimer = (typeof sleepTimers)[number]
const minuteMilliseconds = 60_000

export function useSleepTimer() {
  const [timer, setTimer] = useState<SleepTimer>('Off')
  const end = useRef(Number.POSITIVE_INFINITY)
  const clear = useCallback(() => {
    end.current = Number.POSITIVE_INFINITY
    setTimer('Off')
  }, [])
  return {
    timer,
    clear,
    choose(next: SleepTimer) {
      setTimer(next)
      const minutes = Number.parseInt(next, 10)
      end.current = Number.isNaN(minutes)
        ? Number.POSITIVE_INFINITY
        : Date.now() + minutes * minuteMilliseconds
    },
    isOver: () => Date.now() >= end.current,
  }
}
