import type { BibleVerse, MoralValue } from '@faith-fables/contract'
import { SegmentedControl } from '../../../ui/choices/segmented-control.tsx'
import { Combobox } from '../../../ui/fields/combobox.tsx'
import { Skeleton } from '../../../ui/waiting/skeleton.tsx'
import type { StoryChoices, StoryForm } from '../choices/story-form.ts'
import { Chapter } from './chapter.tsx'
import './focus-chapter.css'
import { NotLoaded } from './not-loaded.tsx'

const focuses = [
  { value: 'verse', label: 'Specific Bible Verse' },
  { value: 'moral', label: 'Moral Value' },
] as const

export interface FocusChapterProps {
  form: Pick<StoryForm, 'focus' | 'bibleVerseId' | 'moralValueId'>
  bibleVerses: readonly BibleVerse[] | undefined
  moralValues: readonly MoralValue[] | undefined
  isLoading: boolean
  onChange: (choices: StoryChoices) => void
}

/** The heart of the story. Each focus keeps its own choice while the parent looks at the other. */
export function FocusChapter({ form, bibleVerses, moralValues, isLoading, onChange }: FocusChapterProps) {
  return (
    <Chapter number={5} title="Story Focus">
      {() => (
        <div className="stack">
          <SegmentedControl
            label="Story Focus"
            hideLabel
            options={focuses}
            value={form.focus}
            onValueChange={(focus) => onChange({ focus })}
          />
          {form.focus === 'verse' ? (
            <Choice
              label="Bible verse"
              what="Bible verses"
              placeholder="Search by reference or text"
              items={bibleVerses}
              isLoading={isLoading}
              chosenId={form.bibleVerseId}
              onChoose={(bibleVerseId) => onChange({ bibleVerseId })}
              itemLabel={(verse) => verse.reference}
              itemText={(verse) => verse.text}
            />
          ) : (
            <Choice
              label="Moral value"
              what="moral values"
              placeholder="Search by name or description"
              items={moralValues}
              isLoading={isLoading}
              chosenId={form.moralValueId}
              onChoose={(moralValueId) => onChange({ moralValueId })}
              itemLabel={(value) => value.name}
              itemText={(value) => value.description}
            />
          )}
        </div>
      )}
    </Chapter>
  )
}

interface ChoiceProps<Item> {
  label: string
  what: string
  placeholder: string
  items: readonly Item[] | undefined
  isLoading: boolean
  chosenId: string | null
  onChoose: (id: string | null) => void
  itemLabel: (item: Item) => string
  itemText: (item: Item) => string
}

function Choice<Item extends { _id: string }>(props: ChoiceProps<Item>) {
  const { label, what, placeholder, items, isLoading, chosenId, onChoose, itemLabel, itemText } = props
  if (!items) return isLoading ? <Skeleton className="focus-to-come" /> : <NotLoaded what={what} />
  const chosen = items.find(({ _id }) => _id === chosenId) ?? null
  return (
    <>
      <Combobox
        key={label}
        label={label}
        placeholder={placeholder}
        items={items}
        value={chosen}
        onValueChange={(item) => onChoose(item?._id ?? null)}
        itemKey={({ _id }) => _id}
        itemLabel={itemLabel}
        itemText={itemText}
      />
      {chosen && <blockquote className="chosen-focus scripture">{itemText(chosen)}</blockquote>}
    </>
  )
}
