import { type RefCallback, useCallback, useState } from 'react'

export interface Printing {
  /** The story stands set for paper beside the reader. */
  isPrinting: boolean
  print: () => void
  /** For the element that holds what is printed: the printer is called once its pictures are there. */
  sheets: RefCallback<HTMLElement>
}

/** Prints the whole story, which is set for paper only while that happens. */
export function usePrinting(): Printing {
  const [isPrinting, setPrinting] = useState(false)
  const sheets = useCallback((element: HTMLElement | null) => {
    let isWanted = element !== null
    void picturesIn(element).then(() => {
      if (!isWanted) return
      // Some browsers return from print() at once, long before the sheets are drawn.
      window.addEventListener('afterprint', () => setPrinting(false), { once: true })
      window.print()
    })
    return () => {
      isWanted = false
    }
  }, [])
  return { isPrinting, print: () => setPrinting(true), sheets }
}

/** A picture that cannot be loaded keeps nobody from printing the others. */
function picturesIn(element: HTMLElement | null) {
  const pictures = [...(element?.querySelectorAll('img') ?? [])]
  return Promise.allSettled(pictures.map((picture) => picture.decode()))
}
