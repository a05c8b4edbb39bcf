import type { Character } from '@faith-fables/contract'
import { lazy, Suspense, useCallback } from 'react'
import { fetchCode } from '../../../api/calls/fetch-code.ts'
import { transientMessages } from '../../../transient-messages.ts'
import { Toast } from '../../../ui/messages/toast.tsx'
import type { SavedCharacters } from './saved-characters-dialog.tsx'
import type { CharacterManager } from './use-character-manager.ts'

const CharacterEditor = lazy(async () => ({
  default: (await fetchCode(() => import('../../../components/character/character-editor.tsx')))
    .CharacterEditor,
}))

const SavedCharactersDialog = lazy(async () => ({
  default: (await fetchCode(() => import('./saved-characters-dialog.tsx'))).SavedCharactersDialog,
}))

export interface CharacterDialogsProps {
  characters: readonly Character[]
  manager: CharacterManager
  saved: SavedCharacters
  /** The saved ones are open to choose from. */
  isChoosing: boolean
  onStopChoosing: () => void
}

/** What lies over the page while the characters are at work: the editor, the saved ones, the passing message. */
export function CharacterDialogs(props: CharacterDialogsProps) {
  const { characters, manager, saved, isChoosing, onStopChoosing } = props
  const { editing } = manager
  const message = <PassingMessage manager={manager} />
  return (
    <Suspense>
      {editing && (
        <CharacterEditor
          place="story"
          character={editing.place === 'new' ? null : (characters[editing.place] ?? null)}
          problem={editing.refusal}
          onSave={manager.save}
          onClose={manager.stopEditing}
        />
      )}
      {isChoosing && (
        <SavedCharactersDialog
          saved={saved}
          inStory={characters}
          onAdd={manager.addSaved}
          onClose={onStopChoosing}
        >
          {message}
        </SavedCharactersDialog>
      )}
      {!isChoosing && message}
    </Suspense>
  )
}

function PassingMessage({ manager }: { manager: CharacterManager }) {
  const { message, endMessage } = manager
  // Another function for each message: the same words twice have their time twice.
  const end = useCallback(() => endMessage(message), [endMessage, message])
  return (
    <Toast
      message={message?.sentence ?? null}
      tone={message?.isRefusal ? 'refusal' : 'good'}
      lasting={transientMessages.characterManager}
      onEnd={end}
    />
  )
}
