import type { PublicStory, StoryEdition, StoryLanguageCode } from '@faith-fables/contract'
import { storyLanguages } from '@faith-fables/contract/story-languages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useKeyedMutation } from '../../../api/calls/use-keyed-mutation.ts'
import { startEdition } from '../../../api/making/generation-queries.ts'
import { configQuery } from '../../../api/making/public-queries.ts'
import { ageGroupsQuery } from '../../../api/making/reference-queries.ts'
import { RefusalNote } from '../../../components/forms/refusal-note.tsx'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { LoadingText } from '../../../ui/waiting/loading-text.tsx'

export interface NewEditionProps {
  story: PublicStory
  /** What needs no telling any more. */
  told: readonly Pick<StoryEdition, 'ageGroup' | 'language'>[]
}

/** Has the story told for an age or in a language that it is not told for yet, and leads to the review of its words. */
export function NewEdition({ story, told }: NewEditionProps) {
  const navigate = useNavigate()
  const { data: ageGroups = [], isPending } = useQuery(ageGroupsQuery)
  const { data: config } = useQuery(configQuery)
  const [chosen, setChosen] = useState<string | null>(null)
  const [language, setLanguage] = useState<StoryLanguageCode>(story.language ?? 'en')
  const telling = useKeyedMutation({
    mutationKey: ['edition', story.id],
    send: (edition: { ageGroupId: string; language: StoryLanguageCode }, key) =>
      startEdition(story.id, edition, key),
    onSuccess: ({ storyGenerationId }) => navigate(paths.review(storyGenerationId)),
  })
  const languages = config?.languages ?? []
  const inLanguage = told.filter((edition) => (edition.language ?? 'en') === language)
  const left = ageGroups.filter(({ name }) => inLanguage.every(({ ageGroup }) => ageGroup !== name))
  const age = left.find(({ _id }) => _id === chosen) ?? left[0]
  if (isPending) return <LoadingText>Looking which ages are left ...</LoadingText>
  const languageChoice = languages.length > 0 && (
    <Select
      label="Tell it in"
      options={(['en', ...languages] as const).map((code) => ({
        value: code,
        label: storyLanguages[code].name,
      }))}
      value={language}
      onValueChange={setLanguage}
    />
  )
  if (!age)
    return (
      <div className="stack">
        {languageChoice}
        <p>
          {languages.length > 0
            ? `It is told for every age there is in ${storyLanguages[language].name}.`
            : 'It is told for every age there is.'}
        </p>
      </div>
    )
  return (
    <div className="stack">
      {languageChoice}
      <Select
        label={languages.length > 0 ? 'Tell it for' : 'Tell it for another age'}
        options={left.map(({ _id, name }) => ({ value: _id, label: name }))}
        value={age._id}
        onValueChange={setChosen}
        hint="Same characters, same plot and same pictures, in words for that age. It costs no tokens, and you review the words before they are published. Changes that you made to this text by hand are not told again."
      />
      <div className="row">
        <Button
          tone="primary"
          busy={telling.isPending}
          onClick={() => telling.begin({ ageGroupId: age._id, language })}
        >
          {nameOf(age.name, language)}
        </Button>
      </div>
      <RefusalNote title="The story could not be told anew." error={telling.error} />
    </div>
  )
}

/** 'Tell it for Toddlers', 'Tell it for Toddlers in Spanish'. */
function nameOf(age: string, language: StoryLanguageCode): string {
  return language === 'en' ? `Tell it for ${age}` : `Tell it for ${age} in ${storyLanguages[language].name}`
}
