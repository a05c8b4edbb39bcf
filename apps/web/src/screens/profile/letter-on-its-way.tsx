import type { Profile } from '@faith-fables/contract'
import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { libraryQuery } from '../../api/stories/library-queries.ts'
import { Note } from '../../ui/messages/note.tsx'

/** For a parent who has just come: the letter that proves the address is nothing to wait for. */
export function LetterOnItsWay({ profile: { email, emailVerified } }: { profile: Profile }) {
  const { data: items } = useQuery(libraryQuery)
  if (emailVerified || items?.length !== 0) return null
  return (
    <Note icon={Mail} title={`A letter is on its way to ${email}.`}>
      <p>
        Its link tells us that the address is yours. You need that only to share a story with everyone, so it
        can wait.
      </p>
    </Note>
  )
}
