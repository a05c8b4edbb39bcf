import { Check, type LucideIcon } from 'lucide-react'
import './choice-menu.css'
import { IconButton } from './icon-button.tsx'
import { useMenu } from './use-menu.ts'

export interface ChoiceMenuProps<Value extends string> {
  /** What is chosen here; the choice itself is added: "Text size: Medium". */
  label: string
  icon: LucideIcon
  options: readonly Value[]
  value: Value
  onValueChange: (value: Value) => void
}

/** One of a few, behind an icon. The values are the words shown. The list opens upwards. */
export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>) {
  const { label, icon, options, value, onValueChange } = props
  const { isOpen, toggle, close, place, trigger, onKeyDown } = useMenu()

  function choose(option: Value) {
    onValueChange(option)
    close()
  }
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
          {options.map((option) => (
            <button
              key={option}
              type="button"
              role="menuitemradio"
              aria-checked={option === value}
              tabIndex={-1}
              className="choice-menu-item"
              onClick={() => choose(option)}
            >
              {option}
              {option === value && <Check className="icon" aria-hidden="true" />}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
