import { useState } from 'react'
import { useMediaQuery } from '../../../ui/browser/use-media-query.ts'

/** `vertical`: the picture above the text. `horizontal`: beside it, over both sides of an open book. */
export type ReaderLayout = 'vertical' | 'horizontal'

/** Follows the width of the window, until the reader has chosen by hand; the choice holds for this story. */
export function useLayout(): [ReaderLayout, (layout: ReaderLayout) => void] {
  const isWide = useMediaQuery('(min-width: 768px)')
  const [chosen, setChosen] = useState<ReaderLayout | null>(null)
  return [chosen ?? (isWide ? 'horizontal' : 'vertical'), setChosen]
}
