import type { WishToTap } from '@faith-fables/contract/wishes-to-tap'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Chip, ChipGroup } from '../../ui/choices/chip.tsx'
import { tapWish } from './tap-wish.ts'

interface WishesToTapProps {
  wishes: readonly WishToTap[]
  /** What stands in the field. */
  field: string
  /** `goesOn`: the parent has to finish the wish. */
  onTap: (field: string, goesOn: boolean) => void
}

/** So many stand there at first; the others are unfolded. */
const shownAtFirst = 6

/** A few wishes beside the field, each of which writes plain words into it. */
export function WishesToTap({ wishes, field, onTap }: WishesToTapProps) {
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? wishes : wishes.slice(0, shownAtFirst)
  return (
    <div className="stack gap-2">
      <ChipGroup label="Words to tap">
        {shown.map((wish) => (
          <Chip
            key={wish.words}
            pressed={field.includes(wish.words)}
            onPress={() => onTap(tapWish(field, wish), wish.words.endsWith(' '))}
          >
            {wish.label}
          </Chip>
        ))}
      </ChipGroup>
      {wishes.length > shownAtFirst && (
        <Button tone="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Fewer wishes to tap' : 'More wishes to tap'}
        </Button>
      )}
    </div>
  )
}
