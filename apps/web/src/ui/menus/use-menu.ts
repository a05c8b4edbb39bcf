import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

/** Which item a key leads to, of so many, from the one that has the focus. */
const steps: Record<string, (focused: number, items: number) => number> = {
  ArrowDown: (focused, items) => (focused + 1) % items,
  ArrowUp: (focused, items) => (focused - 1 + items) % items,
  Home: () => 0,
  End: (_, items) => items - 1,
}

const itemsIn = (place: HTMLElement | null) => [
  ...(place?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []),
]

/**
 * A menu below one button, by the keyboard pattern of menus. Items are its elements with the role of one; the checked
 * one has the focus at first, or the first where none can be checked.
 */
export function useMenu() {
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)

  function close() {
    // Before the item goes that has the focus.
    trigger.current?.focus()
    setOpen(false)
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key]
    if (!isOpen) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      setOpen(true)
    } else if (step) {
      event.preventDefault()
      const all = itemsIn(place.current)
      const focused = all.findIndex((item) => item.matches(':focus'))
      all[step(focused, all.length)]?.focus()
    } else if (event.key === 'Escape' || event.key === 'Tab') close()
  }

  useEffect(() => {
    if (!isOpen) return
    const all = itemsIn(place.current)
    const chosen = all.find((item) => item.matches('[aria-checked="true"]')) ?? all[0]
    chosen?.focus()
    const closeOutside = ({ target }: PointerEvent) => {
      if (!(target instanceof Node) || !place.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [isOpen])

  return { isOpen, toggle: () => (isOpen ? close() : setOpen(true)), close, place, trigger, onKeyDown }
}
