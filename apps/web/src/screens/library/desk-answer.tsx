import type { StoryAnswer } from '@faith-fables/contract'
import { LocalDate } from '../../components/dates/local-date.tsx'

/** Why a story is not public, in the words of whoever decided it, and what the parent can do now. */
export function DeskAnswer({ answer: { kind, reason, at } }: { answer: StoryAnswer }) {
  if (kind === 'reported') return <BeingLookedAt at={at} />
  const isSentBack = kind === 'sent-back'
  return (
    <>
      <p>
        <b>{isSentBack ? 'Not public yet.' : 'Taken down.'}</b>{' '}
        <span className="soft">
          <LocalDate moment={at} />
        </span>
      </p>
      <p className="wrap-anywhere">“{reason}”</p>
      <p className="soft">
        {isSentBack ? 'You can ask again when you have thought it over.' : 'You can still read it here.'}
      </p>
    </>
  )
}

function BeingLookedAt({ at }: { at: string }) {
  return (
    <>
      <p>
        <b>Being looked at.</b>{' '}
        <span className="soft">
          <LocalDate moment={at} />
        </span>
      </p>
      <p className="soft">
        Readers told us that something in it may not be right. Until somebody of us has looked, only you can
        read it. You need not do anything.
      </p>
    </>
  )
}
