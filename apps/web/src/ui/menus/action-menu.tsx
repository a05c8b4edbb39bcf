import type { LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { IconButton } from '../buttons/icon-button.tsx'
import './choice-menu.css'
import { useMenu } from './use-menu.ts'

/** One thing that can be done, or a place one can go to. */
export type MenuAction = { label: string; icon: LucideIcon } & (
  | { onSelect: () => void; to?: never }
  | { to: string; onSelect?: never }
)

export interface ActionMenuProps {
  /** "More". */
  label: string
  icon: LucideIcon
  actions: readonly MenuAction[]
}

/** What is wanted now and then, in words behind one icon. The list opens downwards; what it opens returns the focus to the icon. */
export function ActionMenu({ label, icon, actions }: ActionMenuProps) {
  const { isOpen, toggle, close, place, trigger, onKeyDown } = useMenu()
  return (
    <div ref={place} className="choice-menu-place">
      <IconButton
        ref={trigger}
        label={label}
        title={label}
        icon={icon}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={toggle}
        onKeyDown={onKeyDown}
      />
      {isOpen && (
        <div className="choice-menu choice-menu-below" role="menu" aria-label={label} onKeyDown={onKeyDown}>
          {actions.map((action) => (
            <Action key={action.label} action={action} onChosen={close} />
          ))}
        </div>
      )}
    </div>
  )
}

function Action({ action, onChosen }: { action: MenuAction; onChosen: () => void }) {
  const { label, icon: Icon, to, onSelect } = action
  const attributes = {
    role: 'menuitem',
    tabIndex: -1,
    className: 'choice-menu-item choice-menu-action',
  }
  const content = (
    <>
      <Icon className="icon" aria-hidden="true" />
      {label}
    </>
  )
  if (to !== undefined)
    return (
      <Link {...attributes} to={to}>
        {content}
      </Link>
    )
  return (
    <button
      {...attributes}
      type="button"
      onClick={() => {
        onChosen()
        onSelect()
      }}
    >
      {content}
    </button>
  )
}
