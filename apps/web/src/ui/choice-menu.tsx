import { Menu } from '@base-ui/react/menu'
import { Check, type LucideIcon } from 'lucide-react'
import './choice-menu.css'
import { IconButton } from './icon-button.tsx'

export interface ChoiceMenuProps<Value extends string> {
  /** What is chosen here; the choice itself is added: "Text size: Medium". */
  label: string
  icon: LucideIcon
  options: readonly Value[]
  value: Value
  onValueChange: (value: Value) => void
}

/** One of a few, behind an icon. The values are the words shown. */
export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>) {
  const { label, icon, options, value, onValueChange } = props
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger render={<IconButton label={`${label}: ${value}`} icon={icon} />} />
      <Menu.Portal>
        <Menu.Positioner className="choice-menu-place" side="top" align="start" sideOffset={10}>
          <Menu.Popup className="choice-menu">
            <Menu.RadioGroup value={value} onValueChange={onValueChange} aria-label={label}>
              {options.map((option) => (
                <Menu.RadioItem key={option} className="choice-menu-item" value={option} closeOnClick>
                  {option}
                  <Menu.RadioItemIndicator render={<Check className="icon" aria-hidden="true" />} />
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
