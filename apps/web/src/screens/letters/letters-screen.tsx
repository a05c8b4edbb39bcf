import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { ApiError, messageOf } from '../../api/calls/api-error.ts'
import { letterChoiceMutation, letterChoiceQuery } from '../../api/parent/letter-queries.ts'
import { Door } from '../../components/door/door.tsx'
import { RefusalNote } from '../../components/forms/refusal-note.tsx'
import { LoadingScreen } from '../../components/site/loading-screen.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { FailureNote } from '../../ui/messages/failure-note.tsx'
import { Note } from '../../ui/messages/note.tsx'

/**
 * Where the link of a letter leads that ends letters about stories; it works for whoever got the letter. Opening it changes
 * nothing: mail programs open links by themselves.
 */
export function LettersScreen() {
  const { token = '' } = useParams()
  return (
    <>
      <meta name="robots" content="noindex" />
      <Letters key={token} token={token} />
    </>
  )
}

function Letters({ token }: { token: string }) {
  const { data: choice, error, refetch } = useQuery(letterChoiceQuery(token))
  if (choice) return <Choice token={token} aboutStories={choice.aboutStories} />
  if (error instanceof ApiError && error.status === 404) return <UnknownLink />
  if (!error) return <LoadingScreen />
  return (
    <Door title="Letters About Stories" tabTitle="Letters" lead="Nothing is changed.">
      <FailureNote title="Your choice could not be read." onRetry={() => void refetch()}>
        <p>{messageOf(error)}</p>
      </FailureNote>
    </Door>
  )
}

const leads = {
  coming: 'When a story waits for you, a letter tells you so.',
  ended: 'Your stories wait for you in your library, as they always do.',
}

function Choice({ token, aboutStories }: { token: string; aboutStories: boolean }) {
  const choosing = useMutation(letterChoiceMutation(useQueryClient(), token))
  return (
    <Door title="Letters About Stories" tabTitle="Letters" lead={aboutStories ? leads.coming : leads.ended}>
      {(choosing.isSuccess || !aboutStories) && (
        <Note
          tone="good"
          title={
            aboutStories ? 'Letters about your stories come again.' : 'Letters about your stories are ended.'
          }
        />
      )}
      <RefusalNote title="This could not be changed." error={choosing.error} />
      <Button
        wide
        busy={choosing.isPending}
        onClick={() => !choosing.isPending && choosing.mutate(!aboutStories)}
      >
        {aboutStories ? 'End these letters' : 'Keep writing to me'}
      </Button>
      <LinkButton tone="quiet" wide to={paths.library()}>
        My Library
      </LinkButton>
      <p className="soft text-sm">Letters about your account and your purchases come in any case.</p>
    </Door>
  )
}

function UnknownLink() {
  return (
    <Door
      title="This Link Is Not Complete"
      tabTitle="Letters"
      lead="Perhaps a part of it was lost on the way. Your profile has the same choice."
    >
      <Note tone="warning" title="No letters are ended." />
      <LinkButton tone="primary" size="large" wide to={paths.profile()}>
        Your Profile
      </LinkButton>
    </Door>
  )
}
