import type { PublicStory } from '@faith-fables/contract'
import { type BookFormat, bookFormats } from '@faith-fables/contract/book-formats'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { fetchBook } from '../../../api/stories/book-queries.ts'
import { saveFile } from '../../../components/device/save-file.ts'
import { RefusalNote } from '../../../components/forms/refusal-note.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { languageOptions } from '../two-languages/language-choice.ts'
import { useEditions } from '../two-languages/use-editions.ts'

const a4 = { value: 'a4', label: 'A4' } as const
const letter = { value: 'letter', label: 'US Letter' } as const
const square = { value: 'square', label: 'Square' } as const
type Paper = (typeof a4 | typeof letter | typeof square)['value']

interface Kind {
  value: 'pdf' | 'large' | 'easy' | 'colouring' | 'booklet' | 'epub' | 'epub-fixed' | 'archive'
  label: string
  hint: string
  /** What it can be printed on; none for what is no paper. */
  papers: readonly { value: Paper; label: string }[]
}

const kinds: readonly [Kind, ...Kind[]] = [
  {
    value: 'pdf',
    label: 'Picture book (PDF)',
    hint: 'The whole book with its cover, one page after the other: to keep, to send or to print.',
    papers: [a4, letter, square],
  },
  {
    value: 'large',
    label: 'Large print (PDF)',
    hint: 'The same book in 18 points and more, for eyes that are tired or old.',
    papers: [a4, letter],
  },
  {
    value: 'easy',
    label: 'Letters for dyslexia (PDF)',
    hint: 'The same book in large letters that are easily told apart (OpenDyslexic), with more room between the lines.',
    papers: [a4, letter],
  },
  {
    value: 'colouring',
    label: 'Colouring book (PDF)',
    hint: 'Every picture as lines on white paper, with its words below: to print and to colour.',
    papers: [a4, letter],
  },
  {
    value: 'booklet',
    label: 'Booklet to fold and staple (PDF)',
    hint: 'Print it on both sides, turned over the short edge. The last page shows how to fold it.',
    papers: [a4, letter],
  },
  {
    value: 'epub',
    label: 'E-book (EPUB)',
    hint: 'For e-readers and reading apps: letters as large as you like, and it can be read aloud by the device.',
    papers: [],
  },
  {
    value: 'epub-fixed',
    label: 'E-book, fixed pages (EPUB)',
    hint: 'For tablets: the picture on the left and the words on the right, as in the printed book.',
    papers: [],
  },
  {
    value: 'archive',
    label: 'All in one, to keep (ZIP)',
    hint: 'PDF, e-book, pictures and text in one file. It opens as a small web page, without us and without the internet.',
    papers: [],
  },
]

export interface DownloadDialogProps {
  story: PublicStory
  onClose: () => void
}

/** The book as a file, made when it is first asked for. */
export function DownloadDialog({ story, onClose }: DownloadDialogProps) {
  const [chosen, setKind] = useState<Kind['value']>('pdf')
  const [paper, setPaper] = useState<Paper>('a4')
  const kind = kinds.find(({ value }) => value === chosen) ?? kinds[0]
  const size = kind.papers.find(({ value }) => value === paper)?.value ?? 'a4'
  const format = (kind.papers.length > 0 ? `${chosen}-${size}` : chosen) as BookFormat
  const languages = languageOptions(story, useEditions(story))
  const [language, setLanguage] = useState<string | null>(null)
  const { name, edition } = languages.find(({ name }) => name === language) ?? languages[0]
  const making = useBookFile(story, { format, second: edition?.id })
  return (
    <Dialog
      open
      onClose={onClose}
      title="Download this book"
      ornament="quill"
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button tone="primary" busy={making.isPending} onClick={making.begin}>
            Download
          </Button>
        </>
      }
    >
      <div className="stack">
        <Select label="As what?" options={kinds} value={chosen} onValueChange={setKind} hint={kind.hint} />
        {kind.papers.length > 0 && (
          <Select label="On which paper?" options={kind.papers} value={size} onValueChange={setPaper} />
        )}
        {languages.length > 1 && (
          <Select
            label="In which language?"
            options={languages.map(({ name }) => ({ value: name, label: name }))}
            value={name}
            onValueChange={setLanguage}
            {...(edition && { hint: 'Each page has its words in both, one below the other.' })}
          />
        )}
        <p role="status">
          {making.isPending && 'The book is being made. That takes a few seconds.'}
          {making.isSuccess && 'The book lies among your downloads.'}
        </p>
        <RefusalNote title="The book could not be downloaded." error={making.error} />
      </div>
    </Dialog>
  )
}

function useBookFile({ id, title }: PublicStory, wanted: { format: BookFormat; second: string | undefined }) {
  const leaving = useRef(new AbortController())
  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current.abort()
  }, [])
  const making = useMutation({
    mutationFn: () => fetchBook(id, wanted, leaving.current.signal),
    onSuccess: (bytes) => saveFile(bytes, { title, ...bookFormats[wanted.format] }),
  })
  return { ...making, begin: () => !making.isPending && making.mutate() }
}
