import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import './tabs.css'

export interface TabsProps<Value extends string> {
  /** What the tabs divide: "Stories". */
  label: string
  tabs: readonly { value: Value; label: string; panel: ReactNode }[]
  value: Value
  onValueChange: (value: Value) => void
}

/** Index tabs of a ring book; the chosen one is joined to its sheet. Only the chosen panel is in the page. */
export function Tabs<Value extends string>({ label, tabs, value, onValueChange }: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={(chosen: Value) => onValueChange(chosen)}>
      <Base.List className="tabs-list" aria-label={label}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className="tabs-tab">
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="tabs-panel">
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
