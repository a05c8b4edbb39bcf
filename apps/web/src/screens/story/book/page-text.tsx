import { phrasesIn } from '@faith-fables/bookmaker/phrases-in'
import { ArrowRight } from 'lucide-react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Ornament } from '../../../ui/pictures/ornament.tsx'
import { type PageLeaf, type SecondText, wordsOn } from './leaves.ts'
import { type AmountOfText, amountOf, type DropCap, dropCapOf, paragraphsOf } from './page-typesetting.ts'
import './page-text.css'

export interface PageTextProps {
  leaf: PageLeaf
  onOpen: (leafNumber: number) => void
}

export function PageText({ leaf, onOpen }: PageTextProps) {
  const { page, language, second, folio, isLast, hasCompanion } = leaf
  const amount = amountOf(wordsOn(leaf))
  return (
    <>
      <div className="page-text" lang={language} data-amount={amount}>
        <StoryParagraphs text={page.textSnippet} />
      </div>
      {second && <SecondLanguage second={second} amount={amount} />}
      {isLast && (
        <div className="page-ending">
          <Ornament name="vine" />
          <p className="page-the-end" lang={language}>
            {phrasesIn(language).theEnd}
          </p>
          {hasCompanion && (
            // Leaves are counted from 0, pages from 1.
            <Button onClick={() => onOpen(folio)}>
              Talk, pray, remember
              <ArrowRight className="icon" aria-hidden="true" />
            </Button>
          )}
        </div>
      )}
      <p className="leaf-folio" aria-hidden="true">
        {folio}
      </p>
    </>
  )
}

/** The same page in another language, set apart from the words above it and never spoken with them. */
function SecondLanguage({ second, amount }: { second: SecondText; amount: AmountOfText }) {
  return (
    <div className="page-second" lang={second.language} data-amount={amount}>
      {paragraphsOf(second.text).map(({ start, text }) => (
        <p key={start}>{text}</p>
      ))}
    </div>
  )
}

/** The text of one page in its paragraphs. */
export function StoryParagraphs({ text }: { text: string }) {
  return paragraphsOf(text).map(({ start, text: words }, place) => {
    const dropCap = place === 0 ? dropCapOf(words) : null
    return dropCap ? <DropCapParagraph key={start} {...dropCap} /> : <p key={start}>{words}</p>
  })
}

/** The large letter is drawn by the style sheet and stays in its word, for whoever listens or copies. */
function DropCapParagraph({ marks, words }: DropCap) {
  return (
    <p className="drop-cap">
      {marks && <span className="drop-cap-marks">{marks}</span>}
      {words}
    </p>
  )
}
