import type { CSSProperties } from 'react'
import { type PageLeaf, wordsOn } from '../book/leaves.ts'
import { amountOf, paragraphsOf } from '../book/page-typesetting.ts'
import { PrintedPicture } from './printed-picture.tsx'

/** A page of the story: its picture, its words and its folio. */
export function PrintedPage({ leaf, picture }: { leaf: PageLeaf; picture: string }) {
  const { page, language, second, folio } = leaf
  const words = wordsOn(leaf)
  const size = { '--letters': lettersThatFit(words) } as CSSProperties
  return (
    <section className="printed-page" data-amount={amountOf(words)} style={size}>
      <PrintedPicture address={picture} />
      <div className="printed-text" lang={language}>
        {paragraphsOf(page.textSnippet).map(({ start, text }) => (
          <p key={start}>{text}</p>
        ))}
        {second && (
          <div className="printed-second" lang={second.language}>
            {paragraphsOf(second.text).map(({ start, text }) => (
              <p key={start}>{text}</p>
            ))}
          </div>
        )}
      </div>
      <p className="printed-folio">{folio}</p>
    </section>
  )
}

/** Letters that a paragraph leaves empty at its end, and in the gap behind it. */
const lostInParagraph = 40
/** Size in hundredths of the sheet's shorter side, were there one letter: measured with Lora at 1.5 lines, words beside a whole picture. */
const oneLetter = 72

/** The larger the fewer there are: words take the same room on every sheet. The style sheet knows the bounds. */
function lettersThatFit(text: string): number {
  const letters = text.length + paragraphsOf(text).length * lostInParagraph
  return oneLetter / Math.sqrt(letters)
}
