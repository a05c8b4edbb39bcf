import { ChevronsUpDown, Search } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import './combobox.css'
import { Field, type FieldWords } from './field.tsx'
import { useCombobox } from './use-combobox.ts'

export interface ComboboxProps<Item> extends Omit<FieldWords, 'counter'> {
  items: readonly Item[]
  value: Item | null
  /** Null when the field was emptied. */
  onValueChange: (value: Item | null) => void
  /** Tells one item from another. */
  itemKey: (item: Item) => string
  /** Stands in the field once the item is chosen. */
  itemLabel: (item: Item) => string
  /** Second line of an item in the list. */
  itemText: (item: Item) => string
  placeholder?: string
  disabled?: boolean
}

/**
 * A choice from a long list, searched by label and text. By hand, after the pattern of the ARIA guide: the one of
 * Base UI hides the whole page from assistive technology while its list is open, although one can tab into it.
 */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { placeholder, disabled, itemKey, itemLabel, itemText, value, ...rest } = props
  const { label, hideLabel = false, hint, error } = rest
  const combobox = useCombobox(props)
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const optionId = (place: number) => `${listId}-${place}`

  /** The chosen item's words are selected, so that typing searches instead of adding to them. */
  function open() {
    if (combobox.open) return
    combobox.show()
    input.current?.select()
  }

  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error}>
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: watches the focus leaving the whole control
        <div
          className="combobox"
          onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && combobox.close()}
        >
          <input
            {...control}
            ref={input}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={combobox.open}
            aria-controls={combobox.open ? listId : undefined}
            aria-activedescendant={combobox.active >= 0 ? optionId(combobox.active) : undefined}
            autoComplete="off"
            placeholder={placeholder}
            disabled={disabled}
            value={combobox.text}
            onChange={(event) => combobox.type(event.target.value)}
            onClick={open}
            onKeyDown={combobox.press}
          />
          <Search className="icon" aria-hidden="true" />
          <button
            type="button"
            className="combobox-open"
            tabIndex={-1}
            aria-label={`Show all: ${label}`}
            disabled={disabled}
            onClick={() => {
              input.current?.focus()
              if (combobox.open) combobox.close()
              else open()
            }}
          >
            <ChevronsUpDown className="icon" aria-hidden="true" />
          </button>
          {combobox.open && (
            <Options
              {...{ listId, label, optionId, itemKey, itemLabel, itemText, value }}
              items={combobox.shown}
              active={combobox.active}
              onChoose={combobox.choose}
            />
          )}
        </div>
      )}
    </Field>
  )
}

interface OptionsProps<Item>
  extends Pick<ComboboxProps<Item>, 'items' | 'value' | 'label' | 'itemKey' | 'itemLabel' | 'itemText'> {
  listId: string
  optionId: (place: number) => string
  active: number
  onChoose: (item: Item) => void
}

function Options<Item>(props: OptionsProps<Item>) {
  const { listId, optionId, label, items, value, itemKey, itemLabel, itemText, active, onChoose } = props
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' })
  }, [active])

  return (
    <div className="combobox-popup">
      {items.length === 0 && (
        <p className="combobox-empty" role="status">
          No matches found.
        </p>
      )}
      <div ref={list} id={listId} role="listbox" aria-label={label} className="combobox-list">
        {items.map((item, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the field, which moves the active option
          // biome-ignore lint/a11y/useFocusableInteractive: pointed at by aria-activedescendant instead
          <div
            key={itemKey(item)}
            id={optionId(place)}
            role="option"
            aria-selected={value !== null && itemKey(item) === itemKey(value)}
            data-active={place === active}
            className="combobox-item"
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(item)}
          >
            <b>{itemLabel(item)}</b>
            {itemText(item)}
          </div>
        ))}
      </div>
    </div>
  )
}
