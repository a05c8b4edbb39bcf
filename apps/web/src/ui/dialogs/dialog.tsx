import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { classNames } from '../class-names.ts'
import './dialog.css'
import { IconButton } from '../buttons/icon-button.tsx'
import { Ornament, type OrnamentName } from '../pictures/ornament.tsx'
import { useDialogFocus } from './use-dialog-focus.ts'

export interface DialogProps {
  open: boolean
  /** Called with Escape, a click beside the dialog, and the closing button. */
  onClose: () => void
  title: string
  ornament?: OrnamentName
  /** For two columns beside each other. */
  isWide?: boolean
  children: ReactNode
  /** The buttons at the foot; the main one last. */
  actions?: ReactNode
}

/** A sheet laid over the page. The focus goes to its first control, stays in it and returns to where it was. */
export function Dialog({ open, onClose, title, ornament, isWide = false, children, actions }: DialogProps) {
  const body = useRef<HTMLDivElement>(null)
  const focus = useDialogFocus(() =>
    body.current?.querySelector<HTMLElement>('input, textarea, select, button'),
  )

  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="dialog-veil" />
        <Base.Viewport className="dialog-place">
          <Base.Popup className={classNames('dialog', isWide && 'dialog-wide')} {...focus}>
            <div className="dialog-head">
              {ornament && <Ornament name={ornament} size={44} />}
              <Base.Title>{title}</Base.Title>
              <Base.Close render={<IconButton label="Close" icon={X} />} />
            </div>
            <div ref={body} className="dialog-body">
              {children}
            </div>
            {actions && <div className="dialog-foot">{actions}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
