import type { ChangeEvent, ReactNode, Ref } from 'react'
import { buttonClass } from './button.tsx'
import './file-button.css'
import { classNames } from '../class-names.ts'

export interface FileButtonProps {
  /** As the `accept` of a file field; a file that is dropped need not keep to it. */
  accept: string
  onFile: (file: File) => void
  /** The field itself, for giving it the focus. */
  ref?: Ref<HTMLInputElement>
  children: ReactNode
}

/** A file field in the dress of a button. Files can also be dropped on it. */
export function FileButton({ accept, onFile, ref, children }: FileButtonProps) {
  function take(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0]
    // Emptied, so that choosing the same file again is heard too.
    event.target.value = ''
    if (file) onFile(file)
  }

  return (
    <label className={classNames(buttonClass({}), 'file-button')}>
      <input ref={ref} type="file" accept={accept} onChange={take} />
      {children}
    </label>
  )
}
