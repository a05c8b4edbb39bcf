import { ArrowLeft } from 'lucide-react'
import { paths } from '../../../paths.ts'
import { LinkButton, type LinkButtonProps } from '../../../ui/buttons/link-button.tsx'

/** The way to the parent's own shelf, which stands wherever a story could. */
export function BackToLibrary({ tone = 'primary' }: Pick<LinkButtonProps, 'tone'>) {
  return (
    <LinkButton tone={tone} to={paths.library()}>
      <ArrowLeft className="icon" aria-hidden="true" />
      <span className="back-words">Back to Library</span>
    </LinkButton>
  )
}

/** Where a story was opened from. */
export interface WayBack {
  to: string
  words: string
}

export function BackTo({ to, words }: WayBack) {
  return (
    <LinkButton tone="quiet" to={to}>
      <ArrowLeft className="icon" aria-hidden="true" />
      <span className="back-words">{words}</span>
    </LinkButton>
  )
}
