import type { OpenedReports } from '@faith-fables/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { ApiError } from '../../../api/calls/api-error.ts'
import { keepMutation, openedReportsQuery, takeDownMutation } from '../../../api/desk/desk-queries.ts'
import { LocalDate } from '../../../components/dates/local-date.tsx'
import { RefusalNote } from '../../../components/forms/refusal-note.tsx'
import { EmptyShelf } from '../../../components/story/empty-shelf.tsx'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { FailureNote } from '../../../ui/messages/failure-note.tsx'
import { Note } from '../../../ui/messages/note.tsx'
import { Page, PageFrame } from '../../../ui/page/page.tsx'
import { Bookplate } from '../../../ui/paper/bookplate.tsx'
import { LoadingText } from '../../../ui/waiting/loading-text.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import { RequestBook } from '../request/request-book.tsx'
import { saidState } from '../use-said.tsx'
import { reportWords } from './report-words.ts'

/** One reported story: what its readers say, the book, and the one decision of the page. */
export function ReportedScreen() {
  const { storyId = '' } = useParams()
  const { data, error, refetch } = useQuery(openedReportsQuery(storyId))
  if (error instanceof ApiError && error.status === 404) return <NothingReported />
  if (data) return <ReportedDesk opened={data} />
  return (
    <Page title="A Reported Story">
      {error ? (
        <FailureNote title={error.message} onRetry={() => void refetch()} />
      ) : (
        <LoadingText>Loading the reports...</LoadingText>
      )}
    </Page>
  )
}

function NothingReported() {
  return (
    <PageFrame>
      <EmptyShelf title="Nothing Is Reported of This Story" drawing="lost-lamb" headingLevel="h1">
        <p>Somebody has looked at it already, or its parent deleted it. The log tells who decided what.</p>
        <div className="row justify-center">
          <LinkButton to={paths.deskTab('log')}>The log</LinkButton>
          <LinkButton tone="primary" to={paths.deskTab('reports')}>
            Back to the reports
          </LinkButton>
        </div>
      </EmptyShelf>
    </PageFrame>
  )
}

function ReportedDesk({ opened: { story, book, reports, isHidden } }: { opened: OpenedReports }) {
  const look = useLook(story.id, story.title)
  return (
    <Page
      title={story.title}
      lead={`By ${story.authorName}, for ${story.ageGroup}. ${story.bibleVerse ?? story.theme}.`}
      action={
        <LinkButton tone="quiet" to={paths.deskTab('reports')}>
          <ArrowLeft className="icon" aria-hidden="true" />
          All reports
        </LinkButton>
      }
    >
      <div className="split">
        <div className="stack gap-8">
          <ReadersWords reports={reports} />
          <RequestBook story={book} />
        </div>
        <aside aria-label="Your decision">
          <Bookplate className="decision-plate">
            <h2 className="text-xl">May it stay?</h2>
            <p className="soft">
              {isHidden
                ? 'Nobody but its parent reads it until you decide.'
                : 'Every family can read it meanwhile.'}
            </p>
            <RefusalNote title="Your decision was not taken." error={look.failure} />
            <Button tone="primary" wide busy={look.isUnderWay && !look.asksWhy} onClick={look.keep}>
              Nothing is wrong
            </Button>
            <Button wide unavailable={look.isUnderWay} onClick={look.askWhy}>
              Take down
            </Button>
          </Bookplate>
        </aside>
      </div>
      <ReasonDialog
        open={look.asksWhy}
        onClose={look.stopAsking}
        title="Take this story down?"
        confirmLabel="Take down"
        busy={look.isUnderWay}
        onConfirm={look.takeDown}
      >
        <p>{`Nobody but its parent can read “${story.title}” then, until it is put back.`}</p>
      </ReasonDialog>
    </Page>
  )
}

function ReadersWords({ reports }: Pick<OpenedReports, 'reports'>) {
  return (
    <Note tone="warning" title="Readers say that something is not right.">
      <ul className="list-disc pl-5">
        {reports.map(({ reason, words, at }) => (
          <li key={at}>
            <b>{reportWords[reason]}</b>
            {words && `: “${words}”`}{' '}
            <span className="soft">
              (<LocalDate moment={at} />)
            </span>
          </li>
        ))}
      </ul>
    </Note>
  )
}

function useLook(storyId: string, title: string) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const keeping = useMutation(keepMutation(client))
  const takingDown = useMutation(takeDownMutation(client))
  const [asksWhy, setAsksWhy] = useState(false)
  const isUnderWay = keeping.isPending || takingDown.isPending
  const goOn = (message: string) =>
    void navigate(paths.deskTab('reports'), { replace: true, state: saidState(message) })
  return {
    asksWhy,
    isUnderWay,
    askWhy: () => !isUnderWay && setAsksWhy(true),
    stopAsking: () => setAsksWhy(false),
    /** Why it was not done: somebody else was faster. */
    failure: keeping.error ?? takingDown.error,
    keep() {
      if (isUnderWay) return
      keeping.mutate({ id: storyId }, { onSuccess: () => goOn(`“${title}” stays.`) })
    },
    takeDown(reason: string) {
      if (isUnderWay) return
      takingDown.mutate(
        { id: storyId, reason },
        { onSuccess: () => goOn(`“${title}” was taken down.`), onError: () => setAsksWhy(false) },
      )
    },
  }
}
