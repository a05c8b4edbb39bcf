import { limits } from '@faith-fables/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { savedCharactersQuery } from '../../../api/parent/character-queries.ts'
import { characterSheetsQuery } from '../../../api/parent/character-sheet-queries.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { FailureNote } from '../../../ui/messages/failure-note.tsx'
import { Note } from '../../../ui/messages/note.tsx'
import { Sheet, SheetHead } from '../../../ui/paper/sheet.tsx'
import type { CardReports } from '../card-reports.ts'
import { CharacterList } from './character-list.tsx'
import { DeleteCharacterQuestion, SavedCharacterEditor } from './saved-character-dialogs.tsx'
import { useCharacterDeletion } from './use-character-deletion.ts'
import { useSavedCharacters } from './use-saved-characters.ts'

/** The characters that wait for their next story. */
export function SavedCharactersCard({ onDone }: Pick<CardReports, 'onDone'>) {
  const addButton = useRef<HTMLButtonElement>(null)
  const saved = useSavedCharacters(onDone)
  const deletion = useCharacterDeletion(onDone, addButton)
  const current = { ...savedCharactersQuery, staleTime: 0, refetchOnWindowFocus: true }
  const { data: characters, isError, error, refetch } = useQuery(current)
  const drawn = useQuery({ ...characterSheetsQuery, enabled: (characters?.length ?? 0) > 0 })
  const isFull = (characters?.length ?? 0) >= limits.savedCharacters
  return (
    <Sheet aria-labelledby="saved-characters">
      <SheetHead
        id="saved-characters"
        title="Saved Characters"
        ornament="sprig"
        action={
          <Button ref={addButton} unavailable={isFull} onClick={() => saved.edit('new')}>
            <Plus className="icon" aria-hidden="true" />
            Add Character
          </Button>
        }
      />
      <div className="stack">
        {isFull && <p>{fullWords}</p>}
        {deletion.problem && (
          <Note tone="error" title="Failed to delete character.">
            <p>{deletion.problem}</p>
          </Note>
        )}
        {isError && (
          <FailureNote title="Failed to load saved characters." onRetry={() => void refetch()}>
            <p>{error.message}</p>
          </FailureNote>
        )}
        {drawn.isError && (
          <FailureNote
            title="Failed to load the drawings of your characters."
            onRetry={() => void drawn.refetch()}
          >
            <p>{drawn.error.message}</p>
          </FailureNote>
        )}
        {(characters || !isError) && (
          <CharacterList
            characters={characters}
            sheets={drawn.data ?? []}
            onEdit={saved.edit}
            onDelete={deletion.ask}
          />
        )}
      </div>
      <SavedCharacterEditor saved={saved} />
      <DeleteCharacterQuestion deletion={deletion} />
    </Sheet>
  )
}

const fullWords = `You have saved ${limits.savedCharacters} characters, as many as can be kept. Delete one to add another.`
