import type { LucideIcon } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { IconButton } from './icon-button.tsx'

export interface ChoiceMenuProps<Value extends string> {
  /** What is chosen here; the choice itself is added: "Text size: Medium". */
  label: string
  icon: LucideIcon
  options: readonly Value[]
  value: Value
  onValueChange: (value: Value) => void
}

/** One of a few, behind an icon. The values are the words shown. What the list takes is fetched when it is first opened. */
export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>) {
  const { label, icon, value } = props
  const [List, setList] = useState<ComponentType<ChoiceMenuProps<Value>> | null>(null)
  const open = async () => {
    const { ChoiceMenuList } = await import('./choice-menu-list.tsx')
    setList(() => ChoiceMenuList)
  }
  if (List) return <List {...props} />
  return (
    <IconButton
      label={`${label}: ${value}`}
      icon={icon}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => void open()}
    />
  )
}
