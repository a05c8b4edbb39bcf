/**
 * Waits until somebody calls what it puts among `calls`, or for so long.
 * @throws the reason of `signal` when that is aborted first
 */
export function whenOneOf(calls: Set<() => void>, milliseconds: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const forget = () => {
      clearTimeout(timer)
      calls.delete(end)
      signal.removeEventListener('abort', abort)
    }
    const end = () => {
      forget()
      resolve()
    }
    const abort = () => {
      forget()
      reject(signal.reason)
    }
    const timer = setTimeout(end, milliseconds)
    calls.add(end)
    signal.addEventListener('abort', abort)
  })
}
