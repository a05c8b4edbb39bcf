import { Trash2 } from 'lucide-react'
import { useRef } from 'react'
import type { Draft } from '../../api/making/draft-statuses.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { useFocusHandOver } from '../../ui/focus/use-focus-hand-over.ts'
import { focusScreenHeading } from '../../ui/page/screen-heading.tsx'
import { Tooltip } from '../../ui/tooltips/tooltip.tsx'
import { draftAction } from './draft-action.ts'

/** As wide as each other, but on the smallest screens. */
const roomy = 'min-w-36 max-[350px]:min-w-0 max-[350px]:px-3'

export interface DraftButtonsProps {
  draft: Draft
  onDelete: () => void
}

export function DraftButtons({ draft, onDelete }: DraftButtonsProps) {
  const place = useRef<HTMLSpanElement>(null)
  // The row leaves when the draft is published or deleted in another window.
  useFocusHandOver(place, focusScreenHeading)
  return (
    <span ref={place} className="flex items-center gap-1">
      <MainButton draft={draft} />
      <IconButton label={`Delete ${draft.title}`} icon={Trash2} tone="danger" onClick={onDelete} />
    </span>
  )
}

function MainButton({ draft: { id, status, title, processingError } }: { draft: Draft }) {
  const action = draftAction(id, status)
  if (action.kind === 'continue') {
    return (
      <LinkButton tone="primary" className={roomy} to={action.to} aria-label={`Continue ${title}`}>
        Continue
      </LinkButton>
    )
  }
  if (action.kind === 'processing') {
    return (
      <Button className={roomy} disabled>
        Processing...
      </Button>
    )
  }
  // Not `disabled`, which would keep the reason from the keyboard.
  const button = (
    <Button className={roomy} aria-disabled="true">
      Failed
    </Button>
  )
  return processingError ? <Tooltip text={processingError}>{button}</Tooltip> : button
}
