import type { Character, CharacterReading } from '@faith-fables/contract'
import { type Pick, type PickId, people, picksOf } from '@faith-fables/contract/character-picks'
import { offeredBy, pickedAmong, pickedOf } from '@faith-fables/contract/write-pick'
import { Undo2 } from 'lucide-react'
import { useMemo } from 'react'
import { useSession } from '../../../session/session.ts'
import { useSettled } from '../../../ui/browser/use-settled.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Chip, ChipGroup } from '../../../ui/choices/chip.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import './character-picks.css'
import { useReading } from '../reading/use-reading.ts'
import { labelOfOption, pickGroups } from './pick-groups.ts'
import { useCharacterPicks } from './use-character-picks.ts'

export interface CharacterPicksProps extends Character {
  onDetails: (details: string) => void
}

const typingPause = 200

/** What is wrong or missing is picked instead of typed; each pick writes plain words into the details. */
export function CharacterPicks({ name, details, onDetails }: CharacterPicksProps) {
  const { status } = useSession()
  const typed = useMemo(() => ({ name, details }), [name, details])
  const reading = useReading(useSettled(typed, typingPause))
  const { write, undo, isFailed } = useCharacterPicks(typed, onDetails)
  const seen = reading?.seen ?? []
  const picks = picksOf(reading && !reading.isPerson ? 'animal' : 'person')
  const pickOf = (id: PickId) => picks.filter((pick) => pick.id === id)
  if (status !== 'signed-in' || reading?.otherLanguage) return null
  return (
    <details className="character-picks">
      <summary>Pick instead of typing</summary>
      <div className="character-picks-body">
        {pickOf('who').map((pick) => (
          <PeopleChips key={pick.id} pick={pick} seen={seen} onPick={(value) => write(pick, value)} />
        ))}
        <div className="character-picks-fields">
          {pickOf('age').map((pick) => (
            <PickField key={pick.id} pick={pick} seen={seen} onPick={(value) => write(pick, value)} />
          ))}
          {pickOf('who').map((pick) => (
            <OtherBeings key={pick.id} pick={pick} seen={seen} onPick={(value) => write(pick, value)} />
          ))}
        </div>
        {pickGroups.map(({ title, ids }) => {
          const own = ids.flatMap(pickOf)
          if (own.length === 0) return null
          return (
            <fieldset key={title}>
              <legend>{title}</legend>
              <div className="character-picks-fields">
                {own.map((pick) => (
                  <PickField key={pick.id} pick={pick} seen={seen} onPick={(value) => write(pick, value)} />
                ))}
              </div>
            </fieldset>
          )
        })}
        {pickOf('extra').map((pick) => (
          <ExtraPicks key={pick.id} pick={pick} seen={seen} onPick={(value) => write(pick, value)} />
        ))}
        <div className="character-picks-undo">
          <Button tone="quiet" unavailable={undo === null} onClick={() => undo?.()}>
            <Undo2 className="icon" aria-hidden="true" />
            Undo the last pick
          </Button>
          <p role="status">{isFailed && 'That could not be written. Please try again.'}</p>
        </div>
      </div>
    </details>
  )
}

interface PickProps {
  pick: Pick
  seen: CharacterReading['seen']
  onPick: (value: string | null) => void
}

/** Girl, boy or neither. */
function PeopleChips({ pick, seen, onPick }: PickProps) {
  const picked = pickedOf(pick, seen)
  return (
    <ChipGroup label={pick.label}>
      {people.map((value) => (
        <Chip key={value} pressed={picked === value} onPress={() => onPick(picked === value ? null : value)}>
          {labelOfOption(value)}
        </Chip>
      ))}
    </ChipGroup>
  )
}

function OtherBeings({ pick, seen, onPick }: PickProps) {
  const picked = pickedOf(pick, seen)
  const others = offeredBy(pick, seen).filter((value) => !isPerson(value))
  if (others.length === 0) return null
  return (
    <OptionSelect
      label="Or an animal, or a toy"
      options={others}
      picked={picked && !isPerson(picked) ? picked : null}
      onPick={onPick}
    />
  )
}

const isPerson = (value: string): boolean => (people as readonly string[]).includes(value)

/** The colour of what nobody wears yet is nothing to pick. */
function PickField({ pick, seen, onPick }: PickProps) {
  const isThere =
    pick.part === 'noun' || hasAlways.test(pick.thing) || seen.some(({ slot }) => slot === pick.thing)
  if (!isThere) return null
  return (
    <OptionSelect
      label={pick.label}
      options={offeredBy(pick, seen)}
      picked={pickedOf(pick, seen)}
      onPick={onPick}
    />
  )
}

const hasAlways = /^(?:skin|eyes|hair|coat)$/

interface OptionSelectProps {
  label: string
  options: readonly string[]
  picked: string | null
  onPick: (value: string | null) => void
}

/** What the parent said in words that are no option is one here, so that the list shows what is read. */
function OptionSelect({ label, options, picked, onPick }: OptionSelectProps) {
  const all = picked === null || options.includes(picked) ? options : [picked, ...options]
  return (
    <Select
      label={label}
      options={[
        { value: '', label: 'Not said' },
        ...all.map((value) => ({ value, label: labelOfOption(value) })),
      ]}
      value={picked ?? ''}
      onValueChange={(value) => onPick(value === '' ? null : value)}
    />
  )
}

function ExtraPicks({ pick, seen, onPick }: PickProps) {
  const picked = pickedAmong(pick, seen)
  return (
    <div>
      <p className="character-picks-title" aria-hidden="true">
        {pick.label}
      </p>
      <ChipGroup label={pick.label}>
        {offeredBy(pick, seen).map((value) => (
          <Chip key={value} pressed={picked.includes(value)} onPress={() => onPick(value)}>
            {labelOfOption(value)}
          </Chip>
        ))}
      </ChipGroup>
    </div>
  )
}
