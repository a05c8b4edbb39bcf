import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { ApiError, messageOf } from '../../api/calls/api-error.ts'
import { endedLettersQuery, letterChoiceMutation } from '../../api/parent/letter-queries.ts'
import { Door } from '../../components/door/door.tsx'
import { RefusalNote } from '../../components/forms/refusal-note.tsx'
import { LoadingScreen } from '../../components/site/loading-screen.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { FailureNote } from '../../ui/messages/failure-note.tsx'
import { Note } from '../../ui/messages/note.tsx'

/** Where the link of a letter leads that ends letters about stories; it works for whoever got the letter. */
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
  const { data: choice, error, refetch } = useQuery(endedLettersQuery(token))
  if (choice) return <Chosen token={token} aboutStories={choice.aboutStories} />
  if (error instanceof ApiError && error.status === 404) return <UnknownLink />
  if (!error) return <LoadingScreen />
  return (
    <Door title="Letters About Stories" tabTitle="Letters" lead="Nothing is changed yet.">
      <FailureNote title="The letters could not be ended." onRetry={() => void refetch()}>
        <p>{messageOf(error)}</p>
      </FailureNote>
    </Door>
  )
}

function Chosen({ token, aboutStories }: { token: string; aboutStories: boolean }) {
  const choosing = useMutation(letterChoiceMutation(useQueryClient(), token))
  return (
    <Door
      title={aboutStories ? 'We Will Write Again' : 'No More Letters About Stories'}
      tabTitle="Letters"
      lead={
        aboutStories
          ? 'When a story waits for you, a letter tells you so.'
          : 'Your stories wait for you in your library, as they always do.'
      }
    >
      <Note
        tone="good"
        title={
          aboutStories ? 'Letters about your stories come again.' : 'Letters about your stories are ended.'
        }
      >
        <p>Letters about your account and your purchases come in any case.</p>
      </Note>
      <RefusalNote title="This could not be changed." error={choosing.error} />
      <Button
        wide
        busy={choosing.isPending}
        onClick={() => !choosing.isPending && choosing.mutate(!aboutStories)}
      >
        {aboutStories ? 'End them after all' : 'Keep writing to me'}
      </Button>
      <LinkButton tone="quiet" wide to={paths.library()}>
        My Library
      </LinkButton>
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
