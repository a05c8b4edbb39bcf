import { Check, CircleAlert } from 'lucide-react'
import { useEffect } from 'react'
import './toast.css'

export interface ToastProps {
  /** What happened; null when there is nothing to say. */
  message: string | null
  /** A second line: why it was not done. */
  detail?: string | undefined
  /** `refusal`: it was not done. */
  tone?: 'good' | 'refusal'
  /** Milliseconds until it vanishes. */
  lasting: number
  /** Called when the time is over: set the message to null. */
  onEnd: () => void
}

/** A passing message at the foot of the window. Keep it mounted: the empty region must be there before the words. */
export function Toast({ message, detail, tone = 'good', lasting, onEnd }: ToastProps) {
  useEffect(() => {
    if (message === null) return
    const timer = setTimeout(onEnd, lasting)
    return () => clearTimeout(timer)
  }, [message, lasting, onEnd])

  const Icon = tone === 'good' ? Check : CircleAlert
  return (
    <div className="toast-place" role="status">
      {message !== null && (
        <div className="toast">
          <Icon className="icon" aria-hidden="true" />
          <div>
            <p>{message}</p>
            {detail && <p className="toast-detail">{detail}</p>}
          </div>
        </div>
      )}
    </div>
  )
}
