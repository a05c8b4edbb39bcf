import { phrasesIn } from '@faith-fables/bookmaker/phrases-in'
import type { StoryLanguageCode } from '@faith-fables/contract'
import { storyLanguages } from '@faith-fables/contract/story-languages'
import { paths } from '../../../../paths.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { Ornament } from '../../../../ui/pictures/ornament.tsx'
import './companion.css'
import { MissingWord } from './missing-word.tsx'
import { rememberLine } from './remember-line.ts'

export interface RememberProps {
  remember: string
  /** Of its words; absent for English. */
  language: StoryLanguageCode | undefined
  onOpen: (leafNumber: number) => void
}

/** The verse to learn by heart, with words to find, and the ways on. */
export function Remember({ remember, language, onOpen }: RememberProps) {
  const { parts, reference } = rememberLine(remember)
  const { bible } = storyLanguages[language ?? 'en']
  return (
    <div className="companion">
      <h3 lang={language}>
        <Ornament name="star" size={42} />
        {phrasesIn(language).remember}
      </h3>
      <p className="companion-verse" lang={language}>
        {parts.map(({ start, text, isGap }) => (isGap ? <MissingWord key={start} word={text} /> : text))}
      </p>
      {reference && <p className="companion-source">{[reference, bible].filter(Boolean).join(', ')}</p>}
      <p className="companion-hint">Touch a gap to see its word. Say it together three times.</p>
      <div className="row">
        <Button tone="primary" onClick={() => onOpen(0)}>
          Read it again
        </Button>
        <LinkButton to={paths.explore()}>More like this</LinkButton>
      </div>
    </div>
  )
}
