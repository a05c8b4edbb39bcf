import type { Character, SavedCharacter } from '@faith-fables/contract'
import { curlyMarks } from '@faith-fables/contract/curly-marks'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { CharacterPortrait } from '../../../components/character/portrait/character-portrait.tsx'
import { EmptyShelf } from '../../../components/story/empty-shelf.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Badge } from '../../../ui/labels/badge.tsx'
import { Note } from '../../../ui/messages/note.tsx'
import { LoadingText } from '../../../ui/waiting/loading-text.tsx'
import './saved-characters-dialog.css'
import { isInStory } from './story-characters.ts'

/** The parent's saved characters on their way. */
export interface SavedCharacters {
  data: readonly SavedCharacter[] | undefined
  isError: boolean
  isFetching: boolean
  tryAgain: () => void
}

export interface SavedCharactersDialogProps {
  saved: SavedCharacters
  inStory: readonly Character[]
  /** The dialog stays open: a family often wants several. */
  onAdd: (character: SavedCharacter) => void
  onClose: () => void
  /** Passing messages: the rest of the page is silent while the dialog is open. */
  children: ReactNode
}

export function SavedCharactersDialog(props: SavedCharactersDialogProps) {
  const { saved, inStory, onAdd, onClose, children } = props
  return (
    <Dialog
      open
      onClose={onClose}
      title="Add from Saved"
      ornament="sprig"
      actions={
        <Button tone="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <SavedCharacterList saved={saved} inStory={inStory} onAdd={onAdd} />
      {children}
    </Dialog>
  )
}

function SavedCharacterList({
  saved,
  inStory,
  onAdd,
}: Pick<SavedCharactersDialogProps, 'saved' | 'inStory' | 'onAdd'>) {
  if (saved.data) {
    if (saved.data.length === 0) return <NoneSaved />
    return (
      <ul className="saved-characters">
        {saved.data.map((character) => (
          <li key={character.characterId}>
            <button
              type="button"
              className="saved-character"
              data-in-story={isInStory(inStory, character)}
              onClick={() => onAdd(character)}
            >
              <CharacterPortrait character={character} />
              <b>{character.name}</b>
              {isInStory(inStory, character) ? (
                <Badge tone="moss">In your story</Badge>
              ) : (
                <Plus className="icon" aria-label="Add" />
              )}
              <span>{curlyMarks(character.details)}</span>
            </button>
          </li>
        ))}
      </ul>
    )
  }
  if (!saved.isError) return <LoadingText>Loading saved characters...</LoadingText>
  return (
    <Note tone="error">
      <p>Failed to load saved characters.</p>
      <Button className="mt-2" busy={saved.isFetching} onClick={saved.tryAgain}>
        Try again
      </Button>
    </Note>
  )
}

function NoneSaved() {
  return (
    <EmptyShelf title="No saved characters yet." headingLevel="h3">
      <p>
        Add a new character and tick “Save character to my profile”: it will wait here for the next story.
      </p>
    </EmptyShelf>
  )
}
