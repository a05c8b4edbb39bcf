import type { CharacterSheet } from '@faith-fables/contract'
import { curlyMarks } from '@faith-fables/contract/curly-marks'
import { pictureAddress } from '@faith-fables/contract/picture-sizes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { RotateCcw, Undo2 } from 'lucide-react'
import { changeSheetMutation } from '../../../api/parent/character-sheet-queries.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Note } from '../../../ui/messages/note.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'

/** What became of the last drawing again, where it brought none. */
const endings: Partial<Record<CharacterSheet['state'], string>> = {
  failed: 'It could not be drawn again. The drawing that was there is kept.',
  declined: 'What was drawn was not right for children. The drawing that was there is kept.',
}

/** A saved character as it is drawn in one style, drawn again where the parent does not like it. */
export function DrawnSheet({ name, sheet }: { name: string; sheet: CharacterSheet }) {
  const client = useQueryClient()
  const redrawing = useMutation(changeSheetMutation(client, 'redrawCharacterSheet'))
  const returning = useMutation(changeSheetMutation(client, 'returnCharacterSheet'))
  const { styleName, imageUrl, earlierUrl, state } = sheet
  const isDrawing = state === 'making' || redrawing.isPending
  const who = `${curlyMarks(name)} in ${styleName}`
  const change = ({ reset, mutate }: typeof redrawing, other: typeof redrawing) => {
    other.reset()
    reset()
    mutate(sheet)
  }
  const problem = redrawing.error ?? returning.error
  return (
    <li className="drawn-sheet" data-drawing={isDrawing}>
      <Picture
        src={pictureAddress(imageUrl, 256)}
        width={256}
        height={256}
        alt={who}
        placeholder={<span className="drawn-sheet-gone">The drawing could not be loaded.</span>}
      />
      <div className="stack gap-2">
        <h4>{styleName}</h4>
        <div className="row">
          <Button
            busy={isDrawing}
            aria-label={`Draw again: ${who}`}
            onClick={() => change(redrawing, returning)}
          >
            {!isDrawing && <RotateCcw className="icon" aria-hidden="true" />}
            Draw again
          </Button>
          {earlierUrl !== null && (
            <Button
              tone="quiet"
              unavailable={isDrawing}
              busy={returning.isPending}
              aria-label={`Take the other drawing: ${who}`}
              onClick={() => change(returning, redrawing)}
            >
              <Undo2 className="icon" aria-hidden="true" />
              Take the other drawing
            </Button>
          )}
        </div>
        <p role="status">
          {isDrawing ? 'Being drawn again. That takes up to a minute or two.' : endings[state]}
        </p>
        {problem && (
          <Note tone="error" title="That did not work.">
            <p>{problem.message}</p>
          </Note>
        )}
      </div>
    </li>
  )
}
