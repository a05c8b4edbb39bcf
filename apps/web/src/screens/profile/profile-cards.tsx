import type { Profile } from '@faith-fables/contract'
import { useCallback, useState } from 'react'
import { LeaveQuestion } from '../../components/site/leave-question.tsx'
import { transientMessages } from '../../transient-messages.ts'
import { Toast } from '../../ui/messages/toast.tsx'
import type { CardReports } from './card-reports.ts'
import { SavedCharactersCard } from './characters/saved-characters-card.tsx'
import { ProfileInformationCard } from './information/profile-information-card.tsx'
import { LettersCard } from './letters-card.tsx'
import { DataCard } from './your-data/data-card.tsx'
import './profile-cards.css'
import { SecurityCard } from './security/security-card.tsx'
import { TokenCard } from './tokens/token-card.tsx'

/** The six sheets. What went well is said in passing; what did not stays where it happened. */
export function ProfileCards({ profile }: { profile: Profile }) {
  const [message, setMessage] = useState<string | null>(null)
  const endMessage = useCallback(() => setMessage(null), [])
  const { isUnsaved, onUnsaved } = useUnsavedParts()
  const reports: CardReports = { onDone: setMessage, onUnsaved }
  return (
    <div className="profile-cards">
      <div>
        <ProfileInformationCard profile={profile} {...reports} />
        <SecurityCard {...reports} />
        <LettersCard profile={profile} onDone={setMessage} />
      </div>
      <div>
        <TokenCard />
        <SavedCharactersCard onDone={setMessage} />
        <DataCard onDone={setMessage} />
      </div>
      <Toast message={message} lasting={transientMessages.banner} onEnd={endMessage} />
      <LeaveQuestion isAsked={isUnsaved} title="Leave without saving?">
        What you changed on this page is not saved yet.
      </LeaveQuestion>
    </div>
  )
}

/** Only one question can be asked on leaving, so the cards report what each of them holds. */
function useUnsavedParts() {
  const [parts, setParts] = useState<ReadonlySet<string>>(new Set())
  const onUnsaved = useCallback((part: string, isUnsaved: boolean) => {
    setParts((now) => {
      if (now.has(part) === isUnsaved) return now
      return new Set(isUnsaved ? [...now, part] : [...now].filter((other) => other !== part))
    })
  }, [])
  return { isUnsaved: parts.size > 0, onUnsaved }
}
