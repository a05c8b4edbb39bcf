import { type DragEvent, type ReactNode, useState } from 'react'
import { classNames } from '../class-names.ts'
import './file-drop.css'

export interface FileDropProps {
  onFile: (file: File) => void
  className?: string
  children: ReactNode
}

/**
 * A place on which a file can be dropped, and which shows so while one hovers over it. For the mouse alone: a
 * `FileButton` inside it does the same for everybody.
 */
export function FileDrop({ onFile, className, children }: FileDropProps) {
  const [isOver, setOver] = useState(false)

  function hover(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }

  function leave({ currentTarget, relatedTarget }: DragEvent) {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file) onFile(file)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's shortcut for the button inside
    <div
      className={classNames('file-drop', className)}
      data-over={isOver}
      onDragEnter={hover}
      onDragOver={hover}
      onDragLeave={leave}
      onDrop={drop}
    >
      {children}
    </div>
  )
}
