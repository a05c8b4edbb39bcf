import type { Profile, PublicStory } from '@faith-fables/contract'
import { endpoints } from '@faith-fables/contract/endpoints'
import type { CallAnswers } from '@faith-fables/contract/web-page'
import type { RenderedQuery } from '../api/calls/rendered-queries.ts'
import { configQuery, costsQuery } from '../api/making/public-queries.ts'
import {
  ageGroupsQuery,
  bibleVersesQuery,
  illustrationStylesQuery,
  moralValuesQuery,
} from '../api/making/reference-queries.ts'
import { savedCharactersQuery } from '../api/parent/character-queries.ts'
import { explorePageQuery } from '../api/stories/explore-queries.ts'
import { storyIn, storyQuery } from '../api/stories/story-queries.ts'
import type { IdentityUser } from '../identity/identity.ts'
import { profileQuery, withBalance } from '../session/profile-query.ts'
import { explorePageCall } from './rendered-calls.ts'

type Reader = (answer: unknown, user: IdentityUser | null) => RenderedQuery

/** What an answer of the API is to a screen: the query it would have asked it for. */
const readers: Record<string, Reader> = {
  [explorePageCall]: asItIs(explorePageQuery(1)),
  [endpoints.getPublicStory.path](answer, user) {
    const story = answer as PublicStory
    return { queryKey: storyQuery(story.id, user?.uid ?? null).queryKey, data: storyIn(story) }
  },
  [endpoints.getProfile.path]: (answer, user) => ({
    queryKey: profileQuery(user).queryKey,
    data: withBalance(answer as Profile),
  }),
  [endpoints.listCharacters.path]: asItIs(savedCharactersQuery),
  [endpoints.getCosts.path]: asItIs(costsQuery),
  [endpoints.getConfig.path]: asItIs(configQuery),
  [endpoints.listAgeGroups.path]: asItIs(ageGroupsQuery),
  [endpoints.listIllustrationStyles.path]: asItIs(illustrationStylesQuery),
  [endpoints.listBibleVerses.path]: asItIs(bibleVersesQuery),
  [endpoints.listMoralValues.path]: asItIs(moralValuesQuery),
}

function asItIs({ queryKey }: Pick<RenderedQuery, 'queryKey'>): Reader {
  return (data) => ({ queryKey, data })
}

/**
 * The queries that a screen need not ask, where these answers are there.
 *
 * @param user who sees the screen; null for a visitor
 * @throws Error for a call that no query is known of
 */
export function answeredQueries(answers: CallAnswers, user: IdentityUser | null): RenderedQuery[] {
  return Object.entries(answers).map(([call, answer]) => {
    const read = readers[call]
    if (!read) throw new Error(`No query is known that is answered by ${call}.`)
    return read(answer, user)
  })
}
