import type { StoryLanguageCode } from '@faith-fables/contract'
import { quotesVerses, storyLanguages } from '@faith-fables/contract/story-languages'
import { Select } from '../../../ui/fields/select.tsx'
import type { StoryForm } from '../choices/story-form.ts'

export interface LanguageChoiceProps {
  form: Pick<StoryForm, 'language' | 'focus'>
  /** Besides English. */
  languages: readonly StoryLanguageCode[]
  onChoose: (language: StoryLanguageCode) => void
}

/** In what the story is told; there only where somebody can write it. */
export function LanguageChoice({ form, languages, onChoose }: LanguageChoiceProps) {
  return (
    <div className="max-w-[420px]">
      <Select
        label="Language of the story"
        options={(['en', ...languages] as const).map((code) => ({ value: code, label: labelOf(code) }))}
        value={form.language}
        onValueChange={onChoose}
        hint={form.language === 'en' ? undefined : wordsAbout(form)}
      />
    </div>
  )
}

function labelOf(code: StoryLanguageCode): string {
  const { name, ownName } = storyLanguages[code]
  return name === ownName ? name : `${ownName} (${name})`
}

/** What is different where a story is not told in English. */
function wordsAbout({ language, focus }: LanguageChoiceProps['form']): string {
  const { name, bible } = storyLanguages[language]
  const aboutVerse = quotesVerses(language)
    ? `Its verse is printed from the ${bible}.`
    : `We carry no ${name} Bible: the story lives the thought of your verse and quotes nothing.`
  return [
    ...(focus === 'verse' ? [aboutVerse] : []),
    'Go on telling us about it in English: the pictures are drawn from your words.',
    `Please read every page with care, since we can check less in ${name} than in English.`,
  ].join(' ')
}
