import type { CharacterSheet, SavedCharacter } from '@faith-fables/contract'
import { curlyMarks } from '@faith-fables/contract/curly-marks'
import { Pencil, Trash2 } from 'lucide-react'
import '../../../components/character/character-card.css'
import { CharacterPortrait } from '../../../components/character/portrait/character-portrait.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { DrawnSheets } from './drawn-sheets.tsx'
import { previewDetails } from './preview-details.ts'

export interface SavedCharacterItemProps {
  character: SavedCharacter
  /** How a hosted model drew it. */
  sheets: readonly CharacterSheet[]
  onEdit: () => void
  /** Called with the button that was pressed. */
  onDelete: (button: HTMLElement) => void
}

export function SavedCharacterItem({ character, sheets, onEdit, onDelete }: SavedCharacterItemProps) {
  const { name, details } = character
  return (
    <li className="character-card">
      <CharacterPortrait character={character} />
      <h3>{curlyMarks(name)}</h3>
      <div className="flex">
        <IconButton label={`Edit ${name}`} icon={Pencil} onClick={onEdit} />
        <IconButton
          label={`Delete ${name}`}
          icon={Trash2}
          tone="danger"
          onClick={({ currentTarget }) => onDelete(currentTarget)}
        />
      </div>
      <p>{previewDetails(curlyMarks(details))}</p>
      <DrawnSheets name={name} sheets={sheets} />
    </li>
  )
}
