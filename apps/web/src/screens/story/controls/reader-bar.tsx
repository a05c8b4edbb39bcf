import { ALargeSmall, BookOpen, Languages, Maximize, Minimize, Rows2 } from 'lucide-react'
import { NightModeMenu } from '../../../components/night-mode/night-mode-menu.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { ChoiceMenu } from '../../../ui/menus/choice-menu.tsx'
import { ProgressBar } from '../../../ui/waiting/progress-bar.tsx'
import type { Place } from '../book/leaves.ts'
import { ListeningTools } from '../listening/listening-tools.tsx'
import type { Listening } from '../listening/use-listening.ts'
import type { TwoLanguages } from '../two-languages/use-two-languages.ts'
import './reader-bar.css'
import type { Fullscreen } from './use-fullscreen.ts'
import type { ReaderLayout } from './use-layout.ts'
import { type Letters, lettersOffered } from './use-letters.ts'
import { type TextSize, textSizes } from './use-text-size.ts'

export interface ReaderBarProps {
  place: Place
  layout: ReaderLayout
  onLayoutChange: (layout: ReaderLayout) => void
  textSize: TextSize
  onTextSizeChange: (size: TextSize) => void
  letters: Letters
  onLettersChange: (letters: Letters) => void
  languages: TwoLanguages
  fullscreen: Fullscreen
  listening: Listening
}

/** The controls below the book, and where one is in it. */
export function ReaderBar(props: ReaderBarProps) {
  const { place, textSize, onTextSizeChange, letters, onLettersChange, languages, fullscreen, listening } =
    props
  const fullscreenLabel = fullscreen.isOn ? 'Leave full screen' : 'Full screen'
  return (
    <footer className="reader-bar">
      <div className="reader-bar-tools">
        <ChoiceMenu
          label="Text size"
          icon={ALargeSmall}
          options={textSizes}
          value={textSize}
          onValueChange={onTextSizeChange}
          further={{
            label: 'Letters',
            options: lettersOffered,
            value: letters,
            onValueChange: onLettersChange,
          }}
        />
        <LayoutToggle {...props} />
      </div>
      <div className="reader-bar-place">
        <ListeningTools listening={listening} />
        {languages.names.length > 1 && (
          <ChoiceMenu
            label="Language"
            icon={Languages}
            options={languages.names}
            value={languages.chosen}
            onValueChange={languages.choose}
          />
        )}
        <ProgressBar label="Reading progress" percent={place.percent} />
        <p role="status">
          page {place.page} of {place.pages}
        </p>
      </div>
      <div className="reader-bar-tools">
        <NightModeMenu />
        <IconButton
          label={fullscreenLabel}
          title={fullscreenLabel}
          icon={fullscreen.isOn ? Minimize : Maximize}
          onClick={() => void fullscreen.toggle()}
        />
      </div>
    </footer>
  )
}

/** Says where it leads: the layout that is not there yet. */
function LayoutToggle({ layout, onLayoutChange }: Pick<ReaderBarProps, 'layout' | 'onLayoutChange'>) {
  const isVertical = layout === 'vertical'
  const label = isVertical ? 'Horizontal layout' : 'Vertical layout'
  return (
    <IconButton
      label={label}
      title={label}
      icon={isVertical ? BookOpen : Rows2}
      onClick={() => onLayoutChange(isVertical ? 'horizontal' : 'vertical')}
    />
  )
}
