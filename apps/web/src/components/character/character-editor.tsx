import type { Character } from '@faith-fables/contract'
import { limits } from '@faith-fables/contract/limits'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useUnloadQuestion } from '../../ui/browser/use-unload-question.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { CheckBox } from '../../ui/choices/check-box.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Note } from '../../ui/messages/note.tsx'
import type { CharacterPlace } from './character-check.ts'
import './character-editor.css'
import { DiscardCharacterQuestion } from './discard-character-question.tsx'
import { CharacterPicks } from './picks/character-picks.tsx'
import { LargePortrait } from './portrait/large-portrait.tsx'
import { CharacterReading } from './reading/character-reading.tsx'
import { useCharacterForm } from './use-character-form.ts'

export interface CharacterEditorProps {
  place: CharacterPlace
  /** The character to change; null adds a new one. */
  character: Character | null
  onClose: () => void
  /** What was written of it before and is not saved. */
  written?: Character | null
  /** Called with everything that is written, for keeping it. */
  onWrite?: (written: Character) => void
  /** Called with a character that keeps all rules, as it is kept. The dialog stays open until its owner takes it away. */
  onSave: (character: Character, alsoToProfile: boolean) => void
  /** Saving is under way. */
  busy?: boolean
  /** Why the last saving did not work. */
  problem?: ReactNode
}

/**
 * Writes or changes one character, and asks before what was typed is lost. Show it only while it is wanted: each
 * showing begins afresh.
 */
export function CharacterEditor(props: CharacterEditorProps) {
  const { place, character, onClose, written = null, onWrite, onSave, busy = false, problem = null } = props
  const form = useCharacterForm(place, character, written)
  const nameField = useRef<HTMLInputElement>(null)
  const detailsField = useRef<HTMLTextAreaElement>(null)
  const [isLeaving, setLeaving] = useState(false)
  const isNew = character === null
  useUnloadQuestion(form.isChanged)

  const close = () => (form.isChanged ? setLeaving(true) : onClose())

  function write(change: Partial<Character>) {
    const { name, details } = { name: form.name, details: form.details, ...change }
    form.setName(name)
    form.setDetails(details)
    onWrite?.({ name, details })
  }

  function save() {
    if (busy) return
    const { checked, wrongField } = form.check()
    if (checked) onSave(checked, form.alsoToProfile)
    else (wrongField === 'name' ? nameField : detailsField).current?.focus()
  }

  function saveOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    save()
  }

  return (
    <Dialog
      open
      onClose={close}
      title={isNew ? 'Add New Character' : 'Edit Character'}
      ornament="sprig"
      isWide
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button tone="primary" disabled={form.isTooShort} busy={busy} onClick={save}>
            Save
          </Button>
        </>
      }
    >
      {problem && <Note tone="error">{problem}</Note>}
      <div className="character-editor">
        <div className="character-editor-drawn">
          <LargePortrait name={form.name} details={form.details} />
          <CharacterReading name={form.name} details={form.details} />
        </div>
        <div className="character-editor-fields">
          <TextField
            ref={nameField}
            label="Name"
            value={form.name}
            onValueChange={(name) => write({ name })}
            onKeyDown={saveOnEnter}
            hint="What the story will call them."
            error={form.nameProblem}
            counter={{ length: form.name.length, limit: limits.characterName.max }}
            autoComplete="off"
          />
          <TextArea
            ref={detailsField}
            label="Details"
            rows={5}
            value={form.details}
            onValueChange={(details) => write({ details })}
            onBlur={form.leaveDetails}
            hint={form.detailsHint}
            error={form.detailsProblems.length > 0 ? <Sentences>{form.detailsProblems}</Sentences> : null}
            counter={{ length: form.details.length, limit: limits.characterDetails.max }}
            placeholder="Age, hair, favourite clothes, what they love and what they find hard."
          />
          {isNew && place === 'story' && (
            <CheckBox
              label="Save character to my profile"
              checked={form.alsoToProfile}
              onCheckedChange={form.setAlsoToProfile}
            />
          )}
        </div>
        <CharacterPicks name={form.name} details={form.details} onDetails={(details) => write({ details })} />
      </div>
      <DiscardCharacterQuestion
        isAsked={isLeaving}
        isNew={isNew}
        onKeep={() => setLeaving(false)}
        onDiscard={onClose}
      />
    </Dialog>
  )
}

/** Each on a line of its own. */
function Sentences({ children }: { children: readonly string[] }) {
  return children.map((sentence) => (
    <span key={sentence} className="block">
      {sentence}
    </span>
  ))
}
