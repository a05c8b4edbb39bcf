import { useEffect, useEffectEvent } from 'react'
import type { SwipeDirection } from '../../../ui/gestures/swipe-direction.ts'
import { useSwipe } from '../../../ui/gestures/use-swipe.ts'
import type { PictureDialogProps } from './picture-dialog.tsx'

const keys: Record<string, SwipeDirection> = { ArrowLeft: 'previous', ArrowRight: 'next' }

/** Goes from picture to picture, round and round; also by the arrow keys while one is shown. */
export function usePictureSteps({ picture, pictures, onShow }: Omit<PictureDialogProps, 'title'>) {
  function step(direction: SwipeDirection) {
    const place = pictures.findIndex(({ url }) => url === picture?.url)
    const next = pictures.at((place + (direction === 'next' ? 1 : -1)) % pictures.length)
    if (next) onShow(next)
  }
  const isShown = picture !== null
  const stepByKey = useEffectEvent((event: KeyboardEvent) => {
    const direction = keys[event.key]
    // Alt and an arrow is the browser's own way back.
    if (!direction || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    step(direction)
  })

  useEffect(() => {
    if (!isShown) return
    const listen = (event: KeyboardEvent) => stepByKey(event)
    // While it goes down: the dialog keeps arrow keys to itself.
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [isShown])

  return { step, touch: useSwipe(step) }
}
