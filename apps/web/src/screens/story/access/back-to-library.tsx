import { ArrowLeft } from 'lucide-react'
import { paths } from '../../../paths.ts'
import { LinkButton, type LinkButtonProps } from '../../../ui/link-button.tsx'

/** The way to the parent's own shelf, which stands wherever a story could. */
export function BackToLibrary({ tone = 'primary' }: Pick<LinkButtonProps, 'tone'>) {
  return (
    <LinkButton tone={tone} to={paths.library()}>
      <ArrowLeft className="icon" aria-hidden="true" />
      <span className="back-words">Back to Library</span>
    </LinkButton>
  )
}

/** Back to the collection that somebody was given. */
export function BackToCollection({ to }: { to: string }) {
  return (
    <LinkButton tone="quiet" to={to}>
      <ArrowLeft className="icon" aria-hidden="true" />
      <span className="back-words">Back to the Collection</span>
    </LinkButton>
  )
}
