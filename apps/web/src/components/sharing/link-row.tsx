import type { PrivateLink } from '@faith-fables/contract'
import { countOf } from '@faith-fables/contract/count-of'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../api/calls/api-error.ts'
import { type LinkTarget, takeBackLinkMutation } from '../../api/stories/sharing-queries.ts'
import { LocalDate } from '../dates/local-date.tsx'
import { AddressButtons } from './address-buttons.tsx'
import { TakeBackButton } from './take-back-button.tsx'

export interface LinkRowProps {
  link: PrivateLink
  isNew: boolean
  target: LinkTarget
  /** Of what it opens. */
  title: string
}

/** One private link: whom it is for, what became of it, and what one can do with it. */
export function LinkRow({ link, isNew, target, title }: LinkRowProps) {
  const client = useQueryClient()
  const takingBack = useMutation(takeBackLinkMutation(client, target))
  const address = new URL(link.path, window.location.origin).href
  return (
    <li className="share-link" data-new={isNew || undefined}>
      <p className="share-link-name">{link.name}</p>
      <p className="share-link-state">
        <Opened link={link} />
        {' · '}
        <Lasting link={link} />
      </p>
      {takingBack.error && <p role="alert">{messageOf(takingBack.error)}</p>}
      <div className="row">
        {!link.isExpired && <AddressButtons address={address} title={title} of={link.name} />}
        <TakeBackButton
          of={link.name}
          isBusy={takingBack.isPending}
          onTakeBack={(onSettled) => takingBack.mutate(link.id, { onSettled })}
        >
          “{link.name}” will open “{title}” for nobody any more.
        </TakeBackButton>
      </div>
    </li>
  )
}

function Opened({ link: { opened, lastOpenedAt } }: { link: PrivateLink }) {
  if (opened === 0) return 'Not opened yet'
  return (
    <>
      Opened in {countOf(opened, 'household')}, last on <LocalDate moment={lastOpenedAt} />
    </>
  )
}

function Lasting({ link: { expiresAt, isExpired } }: { link: PrivateLink }) {
  if (expiresAt === null) return 'lasts until you take it back'
  return (
    <>
      {isExpired ? 'closed since' : 'until'} <LocalDate moment={expiresAt} />
    </>
  )
}
