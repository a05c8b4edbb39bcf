import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

/** Which item a key leads to, of so many, from the one that has the focus. */
const steps: Record<string, (focused: number, items: number) => number> = {
  ArrowDown: (focused, items) => (focused + 1) % items,
  ArrowUp: (focused, items) => (focused - 1 + items) % items,
  Home: () => 0,
  End: (_, items) => items - 1,
}

/**
 * A menu below one button, by the keyboard pattern of menus. Items are its elements with a `menuitemradio` role; the
 * checked one has the focus at first.
 */
export function useMenu() {
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)

  const items = () => [...(place.current?.querySelectorAll<HTMLElement>('[role="menuitemradio"]') ?? [])]
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
      const all = items()
      const focused = all.findIndex((item) => item.matches(':focus'))
      all[step(focused, all.length)]?.focus()
    } else if (event.key === 'Escape' || event.key === 'Tab') close()
  }

  useEffect(() => {
    if (!isOpen) return
    place.current?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus()
    const closeOutside = ({ target }: PointerEvent) => {
      if (!(target instanceof Node) || !place.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [isOpen])

  return { isOpen, toggle: () => (isOpen ? close() : setOpen(true)), close, place, trigger, onKeyDown }
}
