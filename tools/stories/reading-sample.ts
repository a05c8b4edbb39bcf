import { type StoryRequest, writeStory } from '@faith-fables/storyteller'
import { ageGroups, families, verseFocus } from '@faith-fables/storyteller/testing/story-requests'

const focuses = [
  verseFocus('Ephesians 4:32'),
  { kind: 'moral', name: 'Courage', description: 'Doing the right thing while our knees are still shaking.' },
] as const satisfies readonly StoryRequest['focus'][]

const casts = 3

/** Stories for each age, on a verse and on a value, with three casts each, set out for reading aloud. */
export function readingSample(seed: string): string {
  const stories = ageGroups.flatMap((ageGroup, age) =>
    focuses.flatMap((focus, side) =>
      Array.from({ length: casts }, (_unused, index) => {
        const family = families[(age * focuses.length * casts + side * casts + index) % families.length]
        return storyForReading({
          ageGroup,
          focus,
          ...requestOf(family),
          seed: `${seed}/${ageGroup}/${side}/${index}`,
        })
      }),
    ),
  )
  return stories.join('\n\n')
}

type Family = (typeof families)[number]

function requestOf(family: Family | undefined): Omit<StoryRequest, 'ageGroup' | 'focus' | 'seed'> {
  if (!family) throw new RangeError('There is no family to tell of.')
  return { ...family, sceneCount: 10, feedback: [], avoidPlots: [] }
}

/** Title, what was asked for, and the pages with their numbers. */
export function storyForReading(request: StoryRequest): string {
  const story = writeStory(request)
  const focus = request.focus.kind === 'verse' ? request.focus.reference : request.focus.name
  const pages = story.pages.map(
    ({ text, scene }, index) => `${index + 1} · ${scene.setting}, ${scene.time}\n${text}`,
  )
  return [
    `${'='.repeat(100)}\n${story.title}\n${request.ageGroup} · ${focus} · ${story.plot}`,
    ...request.characters.map(({ name, details }) => `${name}: ${details}`),
    ...(request.additionalDetails ? [`"${request.additionalDetails}"`] : []),
    '',
    pages.join('\n\n'),
  ].join('\n')
}
