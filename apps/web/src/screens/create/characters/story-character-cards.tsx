import type { Character } from '@faith-fables/contract'
import { useState } from 'react'
import { Ornament } from '../../../ui/pictures/ornament.tsx'
import { Skeleton } from '../../../ui/waiting/skeleton.tsx'
import { StoryCharacterCard } from './story-character-card.tsx'

export interface StoryCharacterCardsProps {
  characters: readonly Character[]
  /** The first one may still come from the profile. */
  isLoading: boolean
  onEdit: (place: number) => void
  onDelete: (place: number) => void
}

export function StoryCharacterCards(props: StoryCharacterCardsProps) {
  const { characters, isLoading, onEdit, onDelete } = props
  const [opened, setOpened] = useState<readonly Character[]>([])

  function setOpen(character: Character, isOpen: boolean) {
    const others = opened.filter((each) => each !== character)
    setOpened(isOpen ? [...others, character] : others)
  }

  if (characters.length === 0) return isLoading ? <Skeleton className="h-[104px]" /> : <NobodyYet />
  return characters.map((character, place) => (
    <StoryCharacterCard
      // biome-ignore lint/suspicious/noArrayIndexKey: a changed character keeps its card, and the focus on it
      key={place}
      character={character}
      isOpen={opened.includes(character)}
      onOpenChange={(isOpen) => setOpen(character, isOpen)}
      onEdit={() => onEdit(place)}
      onDelete={() => onDelete(place)}
    />
  ))
}

function NobodyYet() {
  return (
    <div className="nobody-yet">
      <Ornament name="heart" size={56} />
      <p>
        <b>Nobody is in this story yet.</b>
        <br />
        Your child, a friend, the family dog: add up to four.
      </p>
    </div>
  )
}
