import type { Profile } from '@faith-fables/contract'
import { transientMessages } from '@faith-fables/contract/limits'
import { useCallback, useState } from 'react'
import { Toast } from '../../ui/toast.tsx'
import { ProfileInformationCard } from './information/profile-information-card.tsx'
import './profile-cards.css'
import { SavedCharactersCard } from './characters/saved-characters-card.tsx'
import { SecurityCard } from './security/security-card.tsx'
import { TokenCard } from './tokens/token-card.tsx'

/** The four sheets. What went well is said in passing; what did not stays where it happened. */
export function ProfileCards({ profile }: { profile: Profile }) {
  const [message, setMessage] = useState<string | null>(null)
  const endMessage = useCallback(() => setMessage(null), [])
  return (
    <div className="profile-cards">
      <div>
        <ProfileInformationCard profile={profile} onDone={setMessage} />
        <SecurityCard onDone={setMessage} />
      </div>
      <div>
        <TokenCard />
        <SavedCharactersCard onDone={setMessage} />
      </div>
      <Toast message={message} lasting={transientMessages.banner} onEnd={endMessage} />
    </div>
  )
}
