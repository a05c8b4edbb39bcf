import { X } from 'lucide-react'
import { Button } from '../../ui/buttons/button.tsx'
import { entriesOf, findingLabels, type Sought } from './finding.ts'
import './library-finder.css'

export interface SoughtWishesProps {
  sought: Sought
  onSeek: (sought: Sought) => void
}

/** What is looked for in the whole library, each wish with a way to take it back. */
export function SoughtWishes({ sought, onSeek }: SoughtWishesProps) {
  const wishes = entriesOf(sought)
  if (wishes.length === 0) return null
  return (
    <ul className="chips" aria-label="What is looked for">
      {wishes.map(([key, value]) => {
        const { [key]: _gone, ...others } = sought
        return (
          <li key={key}>
            <button
              type="button"
              className="sought-wish"
              aria-label={`Look without ${findingLabels[key]}: ${value}`}
              onClick={() => onSeek(others)}
            >
              {`${findingLabels[key]}: ${value}`}
              <X className="icon" aria-hidden="true" />
            </button>
          </li>
        )
      })}
      {wishes.length > 1 && (
        <li>
          <Button tone="quiet" onClick={() => onSeek({})}>
            Look for nothing in particular
          </Button>
        </li>
      )}
    </ul>
  )
}
