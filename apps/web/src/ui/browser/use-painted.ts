import { useEffect, useState } from 'react'

/** Longer than the first drawing takes on a phone of the middle class. */
const pauseMilliseconds = 150

/**
 * False until what stands has had time to be drawn. For what can wait so long: it then does not hold up what is seen
 * first.
 */
export function usePainted(): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    const pause = setTimeout(() => setPainted(true), pauseMilliseconds)
    return () => clearTimeout(pause)
  }, [])
  return isPainted
}
