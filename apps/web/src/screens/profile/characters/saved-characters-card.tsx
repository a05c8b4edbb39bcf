import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { savedCharactersQuery } from '../../../api/character-queries.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { LoadingText } from '../../../ui/loading-text.tsx'
import { Note } from '../../../ui/note.tsx'
import { Sheet, SheetHead } from '../../../ui/sheet.tsx'
import { SavedCharacterDialogs } from './saved-character-dialogs.tsx'
import { SavedCharacterItem } from './saved-character-item.tsx'
import { type SavedCharacters, useSavedCharacters } from './use-saved-characters.ts'

/** The characters that wait for their next story. */
export function SavedCharactersCard({ onDone }: { onDone: (message: string) => void }) {
  const addButton = useRef<HTMLButtonElement>(null)
  const saved = useSavedCharacters(onDone)
  return (
    <Sheet aria-labelledby="saved-characters">
      <SheetHead
        id="saved-characters"
        title="Saved Characters"
        ornament="sprig"
        action={
          <Button ref={addButton} onClick={() => saved.edit('new')}>
            <Plus className="icon" aria-hidden="true" />
            Add Character
          </Button>
        }
      />
      <div className="stack">
        {saved.deleteProblem && <Note tone="error">{saved.deleteProblem}</Note>}
        <CharacterList saved={saved} />
      </div>
      <SavedCharacterDialogs saved={saved} />
    </Sheet>
  )
}

function CharacterList({ saved }: { saved: SavedCharacters }) {
  const { data: characters, isError, refetch } = useQuery({ ...savedCharactersQuery, staleTime: 0 })
  if (!characters && isError) {
    return <FailureNote title="Failed to load saved characters." onRetry={() => void refetch()} />
  }
  if (!characters) return <LoadingText>Loading saved characters...</LoadingText>
  if (characters.length === 0) {
    return (
      <p className="soft">No saved characters yet. The ones you keep here are quick to add to a story.</p>
    )
  }
  return (
    <ul className="stack">
      {characters.map((character) => (
        <SavedCharacterItem
          key={character.characterId}
          character={character}
          onEdit={() => saved.edit(character)}
          onDelete={() => saved.askToDelete(character)}
        />
      ))}
    </ul>
  )
}
