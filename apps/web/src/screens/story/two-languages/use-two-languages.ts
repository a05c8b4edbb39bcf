import type { PublicStory } from '@faith-fables/contract'
import { useQuery } from '@tanstack/react-query'
import { storyQuery } from '../../../api/stories/story-queries.ts'
import { deviceStore } from '../../../components/device/device-store.ts'
import { useSession } from '../../../session/session.ts'
import { useDeviceState } from '../../../ui/browser/use-device-state.ts'
import { languageOptions } from './language-choice.ts'
import { useEditions } from './use-editions.ts'

const storageKey = 'faith-fables.languages'

/** A story beside its edition in another language, page by page. */
export interface TwoLanguages {
  /** What can be chosen, the story's own language alone first; nothing but that where it is told in no other. */
  names: readonly [string, ...string[]]
  chosen: string
  choose: (name: string) => void
  /** The edition whose words stand below those of the story; null for none, and until it is there. */
  second: PublicStory | null
  /** Why what was chosen cannot be shown. */
  problem: string | null
}

/** The languages in which a story is read on this device. */
export function useTwoLanguages(story: PublicStory): TwoLanguages {
  const { parent } = useSession()
  const [own, ...others] = languageOptions(story, useEditions(story))
  const [kept, keep] = useDeviceState<unknown>(() => deviceStore.read(storageKey), null)
  const option = others.find(({ name }) => name === kept)
  const edition = option?.edition ?? null
  const { data, error } = useQuery({
    ...storyQuery(edition?.id ?? '', parent?.uid ?? null),
    enabled: edition !== null,
  })
  const found = edition === null ? null : (data ?? null)
  const fits = found !== null && found.keyMoments.length === story.keyMoments.length
  return {
    names: [own.name, ...others.map(({ name }) => name)],
    chosen: option?.name ?? own.name,
    choose(name) {
      keep(name)
      deviceStore.write(storageKey, name)
    },
    second: fits ? found : null,
    problem: edition === null || fits ? null : problemWith(found, error),
  }
}

function problemWith(found: PublicStory | null, error: Error | null): string | null {
  if (error) return 'The other language could not be loaded. Please try again.'
  return found && 'The other language has other pages: the two cannot be read side by side.'
}
