import type { CharacterSheet, SavedCharacter } from '@faith-fables/contract'
import { EmptyShelf } from '../../../components/story/empty-shelf.tsx'
import { LoadingText } from '../../../ui/waiting/loading-text.tsx'
import { Skeleton } from '../../../ui/waiting/skeleton.tsx'
import { SavedCharacterItem } from './saved-character-item.tsx'

export interface CharacterListProps {
  /** Undefined while they are loaded. */
  characters: SavedCharacter[] | undefined
  /** How a hosted model drew them; empty while that is loaded. */
  sheets: readonly CharacterSheet[]
  onEdit: (character: SavedCharacter) => void
  /** Called with the button that was pressed, too. */
  onDelete: (character: SavedCharacter, button: HTMLElement) => void
}

export function CharacterList({ characters, sheets, onEdit, onDelete }: CharacterListProps) {
  if (!characters) {
    return (
      <>
        <LoadingText className="py-4">Loading saved characters...</LoadingText>
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </>
    )
  }
  if (characters.length === 0) {
    return (
      <EmptyShelf title="No saved characters yet." headingLevel="h3">
        <p>Whoever you keep here is quickly added to your next story.</p>
      </EmptyShelf>
    )
  }
  return (
    <ul className="stack">
      {characters.map((character) => (
        <SavedCharacterItem
          key={character.characterId}
          character={character}
          sheets={sheets.filter(({ characterId }) => characterId === character.characterId)}
          onEdit={() => onEdit(character)}
          onDelete={(button) => onDelete(character, button)}
        />
      ))}
    </ul>
  )
}
