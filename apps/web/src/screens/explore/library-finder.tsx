import type { PublicChoices } from '@faith-fables/contract'
import { limits } from '@faith-fables/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { publicChoicesQuery } from '../../api/stories/explore-queries.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Sheet } from '../../ui/paper/sheet.tsx'
import { entriesOf, findingLabels, findingOf, type Sought } from './finding.ts'
import './library-finder.css'

export interface LibraryFinderProps {
  sought: Sought
  onSeek: (sought: Sought) => void
  /** Called when all is typed and chosen: now the stories want to be seen. */
  onFind: () => void
}

/** Looks through all public stories, on every page. Folded away until somebody wants it. */
export function LibraryFinder(props: LibraryFinderProps) {
  const { sought } = props
  const [isOpen, setOpen] = useState(() => entriesOf(sought).length > 0)
  const details = useRef<HTMLDetailsElement>(null)
  // Somebody may have unfolded it in the page as the server rendered it, before anybody here could hear that.
  useEffect(() => setOpen(details.current?.open ?? false), [])
  return (
    <details
      ref={details}
      className="library-finder"
      open={isOpen}
      suppressHydrationWarning
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>Find in the whole library</summary>
      {/* What was typed belongs to one search: another one begins with its own words. */}
      {isOpen && <FindingForm key={JSON.stringify(sought)} {...props} />}
    </details>
  )
}

const typedKeys = ['words', 'character'] as const
const hints = {
  words: 'In titles, texts, lessons, verses and authors.',
  character: 'A name, or what they are: lion.',
} as const

function FindingForm({ sought, onSeek, onFind }: LibraryFinderProps) {
  const [typed, setTyped] = useState(sought)
  const { data: choices } = useQuery(publicChoicesQuery(findingOf(sought)))

  function find(event: FormEvent) {
    event.preventDefault()
    onSeek(typed)
    onFind()
  }
  return (
    <Sheet tone="linen">
      <form className="stack gap-4" onSubmit={find}>
        <div className="library-finder-fields">
          {typedKeys.map((key) => (
            <TextField
              key={key}
              label={findingLabels[key]}
              hint={hints[key]}
              maxLength={limits.explore.soughtWords}
              value={typed[key] ?? ''}
              onValueChange={(words) => setTyped({ ...typed, [key]: words })}
            />
          ))}
          {selects.map(({ key, any, choicesIn }) => (
            <Select
              key={key}
              label={findingLabels[key]}
              value={typed[key] ?? ''}
              options={optionsOf(any, typed[key], choices && choicesIn(choices))}
              onValueChange={(value) => onSeek({ ...typed, [key]: value })}
            />
          ))}
        </div>
        <div className="row justify-end">
          <Button type="submit" tone="primary">
            <Search className="icon" aria-hidden="true" />
            Find stories
          </Button>
        </div>
      </form>
    </Sheet>
  )
}

interface Choice {
  value: string
  stories: number
}

/** What is chosen from what there is. */
const selects = [
  { key: 'verse', any: 'Any verse', choicesIn: ({ books }: PublicChoices) => books },
  { key: 'value', any: 'Any value', choicesIn: ({ values }: PublicChoices) => values },
  { key: 'age', any: 'Any age', choicesIn: ({ ages }: PublicChoices) => ages },
  { key: 'pages', any: 'Any length', choicesIn: ({ pages }: PublicChoices) => pages },
  { key: 'style', any: 'Any style', choicesIn: ({ styles }: PublicChoices) => styles },
] as const

/** What is chosen stays a choice while nobody knows the others, and where it leaves no story. */
function optionsOf(any: string, chosen: string | undefined, choices: readonly Choice[] = []) {
  const isListed = choices.some(({ value }) => value === chosen)
  return [
    { value: '', label: any },
    ...(chosen && !isListed ? [{ value: chosen, label: chosen }] : []),
    ...choices.map(({ value, stories }) => ({ value, label: `${value} (${stories})` })),
  ]
}
