import type { Character } from '@faith-fables/contract'
import { curlyMarks } from '@faith-fables/contract/curly-marks'
import { ChevronDown, Pencil, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { CharacterPortrait } from '../../../components/character/portrait/character-portrait.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import '../../../components/character/character-card.css'
import './story-character-card.css'

export interface StoryCharacterCardProps {
  character: Character
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onEdit: () => void
  onDelete: () => void
}

/** Closed, a card shows the name and the first two lines; opened, all of the details. */
export function StoryCharacterCard({
  character,
  isOpen,
  onOpenChange,
  onEdit,
  onDelete,
}: StoryCharacterCardProps) {
  const { name, details } = character
  const detailsId = useId()
  return (
    <article className="character-card story-character" aria-label={name}>
      <CharacterPortrait character={character} />
      <h3>{curlyMarks(name)}</h3>
      <div className="story-character-actions">
        <IconButton
          className="story-character-open"
          label={`Show all about ${name}`}
          icon={ChevronDown}
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={() => onOpenChange(!isOpen)}
        />
        <IconButton label={`Edit ${name}`} icon={Pencil} onClick={onEdit} />
        <IconButton label={`Delete ${name}`} icon={Trash2} tone="danger" onClick={onDelete} />
      </div>
      <p id={detailsId} data-open={isOpen}>
        {curlyMarks(details)}
      </p>
    </article>
  )
}
