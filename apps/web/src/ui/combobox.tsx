import { Combobox as Base } from '@base-ui/react/combobox'
import { ChevronsUpDown, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import './combobox.css'
import { Field, type FieldWords } from './field.tsx'

export interface ComboboxProps<Item> extends Omit<FieldWords, 'counter'> {
  items: readonly Item[]
  value: Item | null
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

/** A choice from a long list, searched by label and text: substring, ignoring case and blanks around it. */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { items, value, onValueChange, itemKey, itemLabel, itemText, placeholder, disabled, ...words } = props
  return (
    <Base.Root<Item>
      items={items}
      value={value}
      onValueChange={onValueChange}
      itemToStringLabel={itemLabel}
      isItemEqualToValue={(item, other) => itemKey(item) === itemKey(other)}
      filter={(item, query) => contains(itemLabel(item), query) || contains(itemText(item), query)}
      disabled={disabled}
    >
      <Field {...words}>
        {(control) => (
          <Base.InputGroup className="combobox-control">
            <Base.Input {...control} placeholder={placeholder} />
            <Search className="icon" aria-hidden="true" />
            <Base.Trigger className="combobox-open" aria-label={`Show all: ${words.label}`}>
              <ChevronsUpDown className="icon" aria-hidden="true" />
            </Base.Trigger>
          </Base.InputGroup>
        )}
      </Field>
      <ComboboxPopup label={words.label}>
        {(item: Item) => (
          <Base.Item key={itemKey(item)} value={item} className="combobox-item">
            <b>{itemLabel(item)}</b>
            {itemText(item)}
          </Base.Item>
        )}
      </ComboboxPopup>
    </Base.Root>
  )
}

interface ComboboxPopupProps<Item> {
  label: string
  children: (item: Item) => ReactNode
}

function ComboboxPopup<Item>({ label, children }: ComboboxPopupProps<Item>) {
  return (
    <Base.Portal>
      <Base.Positioner className="combobox-place" sideOffset={8}>
        <Base.Popup className="combobox-popup">
          <Base.Empty className="combobox-empty">No matches found.</Base.Empty>
          <Base.List className="combobox-list" aria-label={label}>
            {children}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  )
}

function contains(text: string, query: string): boolean {
  return text.toLowerCase().includes(query.trim().toLowerCase())
}
