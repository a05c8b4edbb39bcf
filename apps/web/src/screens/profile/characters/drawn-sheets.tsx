import type { CharacterSheet } from '@faith-fables/contract'
import { curlyMarks } from '@faith-fables/contract/curly-marks'
import { DrawnSheet } from './drawn-sheet.tsx'
import './drawn-sheets.css'

export interface DrawnSheetsProps {
  name: string
  /** One for each style in which a story of the character was drawn. */
  sheets: readonly CharacterSheet[]
}

/** How a saved character is drawn in the stories to come; nothing where no model drew it yet. */
export function DrawnSheets({ name, sheets }: DrawnSheetsProps) {
  if (sheets.length === 0) return null
  return (
    <div className="drawn-sheets">
      <p>Your next stories are drawn by this. Pictures that are there stay as they are.</p>
      <ul aria-label={`How ${curlyMarks(name)} is drawn`}>
        {sheets.map((sheet) => (
          <DrawnSheet key={sheet.style} name={name} sheet={sheet} />
        ))}
      </ul>
    </div>
  )
}
