import { Menu } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import './choice-menu.css'
import type { ChoiceMenuProps } from './choice-menu.tsx'
import { IconButton } from './icon-button.tsx'

/** The button of a `ChoiceMenu` with its list, which is open at first. */
export function ChoiceMenuList<Value extends string>(props: ChoiceMenuProps<Value>) {
  const { label, icon, options, value, onValueChange } = props
  return (
    <Menu.Root modal={false} defaultOpen>
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
