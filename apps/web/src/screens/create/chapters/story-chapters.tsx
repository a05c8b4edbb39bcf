import { CharactersChapter } from '../characters/characters-chapter.tsx'
import type { StoryFormState } from '../choices/use-story-form.ts'
import { AgeChapter } from './age-chapter.tsx'
import { DetailsChapter } from './details-chapter.tsx'
import { FocusChapter } from './focus-chapter.tsx'
import { ImageChapter } from './image-chapter.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { StyleChapter } from './style-chapter.tsx'

/** The six parts of the form. */
export function StoryChapters({ story }: { story: StoryFormState }) {
  const { form, draft, reference, languages, saved, isSignedIn } = story
  const { isLoading } = reference
  return (
    <>
      <AgeChapter
        ageGroups={reference.ageGroups}
        isLoading={isLoading}
        chosenId={form.ageGroupId}
        onChoose={(ageGroupId) => draft.change({ ageGroupId })}
      />
      <StyleChapter
        illustrationStyles={reference.illustrationStyles}
        isLoading={isLoading}
        chosenId={form.illustrationStyleId}
        onChoose={(illustrationStyleId) => draft.change({ illustrationStyleId })}
      />
      <CharactersChapter
        characters={form.characters}
        onChange={(characters) => draft.change({ characters })}
        saved={saved}
        isSignedIn={isSignedIn}
      />
      <DetailsChapter
        value={form.additionalDetails}
        onChange={(additionalDetails) => draft.change({ additionalDetails })}
      >
        {languages.length > 0 && (
          <LanguageChoice
            form={form}
            languages={languages}
            onChoose={(language) => draft.change({ language })}
          />
        )}
      </DetailsChapter>
      <FocusChapter
        form={form}
        bibleVerses={reference.bibleVerses}
        moralValues={reference.moralValues}
        isLoading={isLoading}
        onChange={draft.change}
      />
      <ImageChapter form={form} costs={reference.costs} isLoading={isLoading} onChange={draft.change} />
    </>
  )
}
