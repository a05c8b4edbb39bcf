import type { Character } from '@faith-fables/contract'
import { limits } from '@faith-fables/contract/limits'
import { Bookmark, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Badge } from '../../../ui/labels/badge.tsx'
import { Chapter } from '../chapters/chapter.tsx'
import { CharacterDialogs } from './character-dialogs.tsx'
import type { SavedCharacters } from './saved-characters-dialog.tsx'
import { StoryCharacterCards } from './story-character-cards.tsx'
import { isFull, maximumReached } from './story-characters.ts'
import { useCharacterManager } from './use-character-manager.ts'

export interface CharactersChapterProps {
  characters: readonly Character[]
  onChange: (characters: readonly Character[]) => void
  saved: SavedCharacters
  isSignedIn: boolean
}

export function CharactersChapter({ characters, onChange, saved, isSignedIn }: CharactersChapterProps) {
  const manager = useCharacterManager(characters, onChange)
  const [isChoosing, setChoosing] = useState(false)
  const group = useRef<HTMLDivElement>(null)
  const full = isFull(characters)

  function remove(place: number) {
    manager.remove(place)
    // The button that was pressed goes with its card.
    group.current?.focus()
  }

  return (
    <Chapter
      number={3}
      title="Characters"
      aside={<Badge>{`${characters.length} of ${limits.charactersPerStory}`}</Badge>}
    >
      {(headingId) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend beside the heading
        <div
          ref={group}
          className="stack focus:outline-none"
          tabIndex={-1}
          role="group"
          aria-labelledby={headingId}
        >
          <StoryCharacterCards
            characters={characters}
            isLoading={isSignedIn && !saved.data && !saved.isError}
            onEdit={manager.edit}
            onDelete={remove}
          />
          <div className="row">
            <Button disabled={full || !isSignedIn} onClick={() => setChoosing(true)}>
              <Bookmark className="icon" aria-hidden="true" />
              Add from Saved
            </Button>
            <Button disabled={full} onClick={() => manager.edit('new')}>
              <Plus className="icon" aria-hidden="true" />
              Add New Character
            </Button>
            {full && <p className="soft text-sm">{maximumReached}</p>}
          </div>
          <CharacterDialogs
            characters={characters}
            manager={manager}
            saved={saved}
            isChoosing={isChoosing}
            onStopChoosing={() => setChoosing(false)}
          />
        </div>
      )}
    </Chapter>
  )
}
