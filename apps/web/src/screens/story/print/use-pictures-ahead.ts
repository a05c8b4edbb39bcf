import type { PublicStory } from '@faith-fables/contract'
import { useEffect } from 'react'
import { useMediaQuery } from '../../../ui/browser/use-media-query.ts'
import { usePainted } from '../../../ui/browser/use-painted.ts'

/** Where there may be a printer: a phone prints by way of the button, and spares its pictures until then. */
const desk = '(min-width: 768px) and (hover: hover)'

/**
 * Fetches what would be printed while the reader rests, and keeps it: a browser that is asked to print its page takes
 * only the pictures that are there.
 */
export function usePicturesAhead({ imageUrl, keyMoments }: PublicStory): void {
  const isPainted = usePainted()
  const isWanted = useMediaQuery(desk) && isPainted && !sparesData()
  const addresses = [imageUrl, ...keyMoments.map((page) => page.selectedImageUrl)].join(' ')

  useEffect(() => {
    if (!isWanted) return
    const pictures: HTMLImageElement[] = []
    const stop = whenIdle(() => pictures.push(...addresses.split(' ').filter(Boolean).map(fetchedAhead)))
    return () => {
      stop()
      pictures.length = 0
    }
  }, [isWanted, addresses])
}

function fetchedAhead(address: string): HTMLImageElement {
  const picture = new Image()
  picture.fetchPriority = 'low'
  picture.src = address
  return picture
}

function whenIdle(fetchAll: () => void): () => void {
  // Not in Safari yet.
  if (!('requestIdleCallback' in window)) {
    const pause = setTimeout(fetchAll, 1000)
    return () => clearTimeout(pause)
  }
  const wait = requestIdleCallback(fetchAll, { timeout: 3000 })
  return () => cancelIdleCallback(wait)
}

function sparesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true
}
