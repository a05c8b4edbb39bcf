import type { PublicStory } from '@faith-fables/contract'
import { type RefCallback, useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { usePicturesAhead } from './use-pictures-ahead.ts'

export interface Printing {
  /** The story stands set for paper beside the reader. */
  isPrinting: boolean
  /** The printer waits for the pictures: they may be large. */
  waits: boolean
  print: () => void
  /** For the element that holds what is printed: the printer is called once its pictures are there. */
  sheets: RefCallback<HTMLElement>
}

/** Prints the whole story, whichever way it is asked for; it is set for paper only while that happens. */
export function usePrinting(story: PublicStory): Printing {
  const [order, setOrder] = useState<'ours' | 'the browser’s' | null>(null)
  usePicturesAhead(story)

  useEffect(() => {
    // The browser's own command waits for nothing: the sheets must stand when this returns.
    const setForPaper = () => flushSync(() => setOrder((current) => current ?? 'the browser’s'))
    // Some browsers return from print() at once, long before the sheets are drawn.
    const putAway = () => setOrder(null)
    window.addEventListener('beforeprint', setForPaper)
    window.addEventListener('afterprint', putAway)
    return () => {
      window.removeEventListener('beforeprint', setForPaper)
      window.removeEventListener('afterprint', putAway)
    }
  }, [])

  const isOurs = order === 'ours'
  const sheets = useCallback(
    (element: HTMLElement | null) => {
      let isWanted = isOurs && element !== null
      void picturesIn(element).then(() => isWanted && window.print())
      return () => {
        isWanted = false
      }
    },
    [isOurs],
  )
  return { isPrinting: order !== null, waits: isOurs, print: () => setOrder('ours'), sheets }
}

/** A picture that cannot be loaded keeps nobody from printing the others. */
function picturesIn(element: HTMLElement | null) {
  const pictures = [...(element?.querySelectorAll('img') ?? [])]
  return Promise.allSettled(pictures.map((picture) => picture.decode()))
}
