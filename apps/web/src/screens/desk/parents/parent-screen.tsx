import type { OpenedParent } from '@faith-fables/contract'
import { countOf } from '@faith-fables/contract/count-of'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { ApiError } from '../../../api/calls/api-error.ts'
import { openedParentQuery } from '../../../api/desk/account-queries.ts'
import { LocalDate } from '../../../components/dates/local-date.tsx'
import { EmptyShelf } from '../../../components/story/empty-shelf.tsx'
import { TokenTable } from '../../../components/tokens/token-history.tsx'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { FailureNote } from '../../../ui/messages/failure-note.tsx'
import { Note } from '../../../ui/messages/note.tsx'
import { Page, PageFrame } from '../../../ui/page/page.tsx'
import { Bookplate } from '../../../ui/paper/bookplate.tsx'
import { LoadingText } from '../../../ui/waiting/loading-text.tsx'
import { useSaid } from '../use-said.tsx'
import { LockPlate } from './lock-plate.tsx'
import { Purchases } from './purchases.tsx'
import { TokensPlate } from './tokens-plate.tsx'

/** One parent: what they have made, what they have, and what the desk can do for them. */
export function ParentScreen() {
  const { parentId = '' } = useParams()
  const { data, error, refetch } = useQuery(openedParentQuery(parentId))
  if (error instanceof ApiError && error.status === 404) return <NobodyThere />
  if (data) return <ParentDesk opened={data} />
  return (
    <Page title="A Parent">
      {error ? (
        <FailureNote title={error.message} onRetry={() => void refetch()} />
      ) : (
        <LoadingText>Loading the parent...</LoadingText>
      )}
    </Page>
  )
}

function NobodyThere() {
  return (
    <PageFrame>
      <EmptyShelf title="There Is No Such Parent" drawing="lost-lamb" headingLevel="h1">
        <LinkButton tone="primary" to={paths.deskTab('parents')}>
          All parents
        </LinkButton>
      </EmptyShelf>
    </PageFrame>
  )
}

function ParentDesk({ opened }: { opened: OpenedParent }) {
  const { parent, isAdministrator, transactions, tokensOwed } = opened
  const saying = useSaid()
  return (
    <Page
      title={parent.email}
      lead={
        <>
          {parent.displayName ?? 'Without a name'}, since <LocalDate moment={parent.since} />
          {isAdministrator && '. An administrator'}.
        </>
      }
      action={
        <LinkButton tone="quiet" to={paths.deskTab('parents')}>
          <ArrowLeft className="icon" aria-hidden="true" />
          All parents
        </LinkButton>
      }
    >
      <div className="split">
        <div className="stack gap-8">
          {parent.lock !== null && (
            <Note tone="warning" title="This account is locked.">
              <p>{parent.lock}</p>
            </Note>
          )}
          <Stories opened={opened} />
          <Purchases purchases={opened.purchases} />
          <section className="stack" aria-labelledby="history">
            <h2 id="history" className="text-xl">
              Token history
            </h2>
            <TokenTable transactions={transactions} />
          </section>
        </div>
        <aside aria-label="What the desk can do" className="stack gap-6">
          <Bookplate className="decision-plate">
            <h2 className="text-xl">{countOf(parent.tokens, 'token')}</h2>
            {tokensOwed > 0 && <p>{countOf(tokensOwed, 'token')} owed, settled from the next purchase.</p>}
            <TokensPlate parent={parent} saying={saying} />
          </Bookplate>
          {!isAdministrator && (
            <Bookplate className="decision-plate">
              <LockPlate parent={parent} saying={saying} />
            </Bookplate>
          )}
        </aside>
      </div>
      {saying.toast}
    </Page>
  )
}

function Stories({ opened: { stories, publicStories } }: { opened: OpenedParent }) {
  const counts = [
    `${countOf(stories.public, 'public story', 'public stories')}`,
    `${stories.pending} waiting`,
    `${stories.private} private`,
    countOf(stories.drafts, 'draft'),
  ]
  return (
    <section className="stack" aria-labelledby="stories">
      <h2 id="stories" className="text-xl">
        Stories
      </h2>
      <p>{counts.join(', ')}.</p>
      {publicStories.length > 0 && (
        <ul className="list-disc pl-5">
          {publicStories.map(({ id, title }) => (
            <li key={id}>
              <Link to={paths.story(id)}>{title}</Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
