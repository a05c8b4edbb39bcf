import { Check, type LucideIcon } from 'lucide-react'
import './choice-menu.css'
import { IconButton } from '../buttons/icon-button.tsx'
import { useMenu } from './use-menu.ts'

/** One of a few. The values are the words shown. */
export interface Choice<Value extends string> {
  label: string
  options: readonly Value[]
  value: Value
  onValueChange: (value: Value) => void
}

export interface ChoiceMenuProps<Value extends string, Other extends string> extends Choice<Value> {
  icon: LucideIcon
  /** A second choice of the same kind, below the first. */
  further?: Choice<Other>
}

/** A choice behind an icon, whose name says what is chosen: "Text size: Medium". The list opens upwards. */
export function ChoiceMenu<Value extends string, Other extends string = never>(
  props: ChoiceMenuProps<Value, Other>,
) {
  const { label, icon, value, further } = props
  const { isOpen, toggle, close, place, trigger, onKeyDown } = useMenu()
  return (
    <div ref={place} className="choice-menu-place">
      <IconButton
        ref={trigger}
        label={`${label}: ${value}`}
        icon={icon}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={toggle}
        onKeyDown={onKeyDown}
      />
      {isOpen && (
        <div className="choice-menu" role="menu" aria-label={label} onKeyDown={onKeyDown}>
          <Options {...props} onChosen={close} />
          {further && (
            // biome-ignore lint/a11y/useSemanticElements: in a menu only this role makes a group of items.
            <div role="group" aria-label={further.label} className="choice-menu-further">
              <Options {...further} onChosen={close} />
            </div>
          )}
        </div>
      )}
    </div>
  )
}

function Options<Value extends string>({
  options,
  value,
  onValueChange,
  onChosen,
}: Choice<Value> & { onChosen: () => void }) {
  return options.map((option) => (
    <button
      key={option}
      type="button"
      role="menuitemradio"
      aria-checked={option === value}
      tabIndex={-1}
      className="choice-menu-item"
      onClick={() => {
        onValueChange(option)
        onChosen()
      }}
    >
      {option}
      {option === value && <Check className="icon" aria-hidden="true" />}
    </button>
  ))
}
