import type { PublicStory } from '@faith-fables/contract'
import { type BookFormat, bookFormats } from '@faith-fables/contract/book-formats'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../../../api/api-error.ts'
import { fetchBook } from '../../../api/book-queries.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Note } from '../../../ui/note.tsx'
import { Select } from '../../../ui/select.tsx'
import { saveFile } from './save-file.ts'

const kinds = [
  { value: 'pdf', label: 'Picture book (PDF)' },
  { value: 'booklet', label: 'Booklet to fold and staple (PDF)' },
] as const
type Kind = (typeof kinds)[number]['value']

const papers = {
  pdf: [
    { value: 'a4', label: 'A4' },
    { value: 'letter', label: 'US Letter' },
    { value: 'square', label: 'Square' },
  ],
  booklet: [
    { value: 'a4', label: 'A4' },
    { value: 'letter', label: 'US Letter' },
  ],
} as const

const hints: Readonly<Record<Kind, string>> = {
  pdf: 'The whole book with its cover, one page after the other: to keep, to send or to print.',
  booklet: 'Print it on both sides, turned over the short edge. The last page shows how to fold it.',
}

export interface DownloadDialogProps {
  story: Pick<PublicStory, 'id' | 'title'>
  onClose: () => void
}

/** The book as a file, made when it is first asked for. */
export function DownloadDialog({ story, onClose }: DownloadDialogProps) {
  const [kind, setKind] = useState<Kind>('pdf')
  const [paper, setPaper] = useState<'a4' | 'letter' | 'square'>('a4')
  const sizes = papers[kind]
  const size = sizes.find(({ value }) => value === paper)?.value ?? 'a4'
  const format = `${kind}-${size}` as BookFormat
  const making = useBookFile(story, format)
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
        <Select label="As what?" options={kinds} value={kind} onValueChange={setKind} hint={hints[kind]} />
        <Select label="On which paper?" options={sizes} value={size} onValueChange={setPaper} />
        <p role="status">
          {making.isPending && 'The book is being made. That takes a few seconds.'}
          {making.isSuccess && 'The book lies among your downloads.'}
        </p>
        {making.error && (
          <Note tone="error" title="The book could not be downloaded.">
            <p>{messageOf(making.error)}</p>
          </Note>
        )}
      </div>
    </Dialog>
  )
}

function useBookFile({ id, title }: DownloadDialogProps['story'], format: BookFormat) {
  const leaving = useRef(new AbortController())
  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current.abort()
  }, [])
  const making = useMutation({
    mutationFn: () => fetchBook(id, format, leaving.current.signal),
    onSuccess: (bytes) => saveFile(bytes, { title, ...bookFormats[format] }),
  })
  return { ...making, begin: () => !making.isPending && making.mutate() }
}
