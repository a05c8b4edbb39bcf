import { type KeyboardEvent, useState } from 'react'

interface ComboboxState<Item> {
  items: readonly Item[]
  value: Item | null
  onValueChange: (value: Item | null) => void
  itemKey: (item: Item) => string
  itemLabel: (item: Item) => string
  itemText: (item: Item) => string
}

/**
 * What a combobox remembers and how it answers: the list is open or not, `typed` is what was typed since (null when
 * nothing was), `active` is the place of the item the keyboard stands on, -1 for none.
 */
export function useCombobox<Item>(state: ComboboxState<Item>) {
  const { items, value, onValueChange, itemKey, itemLabel } = state
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(-1)
  const shown = typed === null ? items : items.filter((item) => matches(state, item, typed))

  function show() {
    if (open) return
    setActive(value ? items.findIndex((item) => itemKey(item) === itemKey(value)) : -1)
    setOpen(true)
  }

  /** Closes the list and forgets what was typed: the field shows the chosen item again. */
  function close() {
    setOpen(false)
    setTyped(null)
    setActive(-1)
  }

  function type(text: string) {
    setTyped(text)
    setActive(text.trim() === '' ? -1 : 0)
    setOpen(true)
    if (text === '') onValueChange(null)
  }

  function choose(item: Item) {
    onValueChange(item)
    close()
  }

  function move(step: 1 | -1) {
    if (!open) return show()
    const start = active === -1 && step === -1 ? 0 : active
    if (shown.length > 0) setActive((start + step + shown.length) % shown.length)
  }

  /** Answers whether the key meant something here. */
  function answer(key: string): boolean {
    if (key === 'ArrowDown') move(1)
    else if (key === 'ArrowUp') move(-1)
    else if (!open) return false
    else if (key === 'Escape') close()
    else if (key === 'Enter') chooseActive()
    else return false
    return true
  }

  function chooseActive() {
    const item = shown[active]
    if (item !== undefined) choose(item)
  }

  function press(event: KeyboardEvent) {
    if (!answer(event.key)) return
    event.preventDefault()
    event.stopPropagation()
  }

  const text = typed ?? (value ? itemLabel(value) : '')
  const activeShown = active < shown.length ? active : -1
  return { open, text, shown, active: activeShown, show, close, type, choose, press }
}

/** Substring of label or text, ignoring case and blanks around it. */
function matches<Item>({ itemLabel, itemText }: ComboboxState<Item>, item: Item, typed: string): boolean {
  const wanted = typed.trim().toLowerCase()
  return itemLabel(item).toLowerCase().includes(wanted) || itemText(item).toLowerCase().includes(wanted)
}
