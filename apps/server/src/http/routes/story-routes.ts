import type { Finding } from '@faith-fables/contract'
import type { FastifyReply } from 'fastify'
import { ApiError } from '../../api-error.ts'
import type { AppContext } from '../../app-context.ts'
import type { HttpServer } from '../http-server.ts'
import { keepAnswers } from '../kept/keep-answers.ts'
import { type Call, registerKeptRoute, registerRoute } from '../register-route.ts'

const verifyFirst =
  'Please verify your e-mail address first: the letter with the link can be sent again from your profile.'

/** The library of a parent and the public one. */
export function storyRoutes(server: HttpServer, { stories, generations, users }: AppContext): void {
  registerRoute(server, 'getLibrary', async ({ person }) => [
    ...(await generations.drafts(person.uid)),
    ...(await stories.library(person.uid)),
  ])

  registerRoute(server, 'hideStory', async ({ person, params }) => {
    await generations.hideBook(person.uid, params.storyId)
    return {}
  })

  registerRoute(server, 'requestPublic', async ({ person, params }) => {
    if (!(await users.isVerified(person))) throw new ApiError('EMAIL_NOT_VERIFIED', verifyFirst)
    return await stories.requestPublic(person.uid, params.storyId)
  })

  publicRoutes(server, stories)
}

/** The same for the same wishes, in whatever order they were sent. */
const keyOf = (finding: Finding) => JSON.stringify(Object.entries(finding).toSorted())

/** What everybody may read is made once and kept until any of it changes. */
function publicRoutes(server: HttpServer, stories: AppContext['stories']): void {
  const findKept = keepAnswers(stories.publicVersion)
  /** @param reply knows how the call's answer is written */
  const keep = (reply: FastifyReply, key: string, find: () => Promise<object | null>) =>
    findKept(key, async () => {
      const found = await find()
      return found && String(reply.serialize(found))
    })
  const openStory = ({ reply, params: { storyId } }: Call<'getStory'> | Call<'getPublicStory'>) =>
    keep(reply, `story/${storyId}`, () => stories.findOpen(storyId))

  registerKeptRoute(server, 'listFeaturedStories', {
    kept: ({ reply }) => keep(reply, 'featured', stories.featured),
  })

  registerKeptRoute(server, 'explorePublicStories', {
    kept: ({ reply, query: { page, limit, ...finding } }) =>
      keep(reply, `explore/${page}/${limit}/${keyOf(finding)}`, () => stories.explore(page, limit, finding)),
  })

  registerKeptRoute(server, 'countPublicStories', {
    kept: ({ reply, query }) => keep(reply, `choices/${keyOf(query)}`, () => stories.choices(query)),
  })

  registerKeptRoute(server, 'listRelatedStories', {
    kept: ({ reply, params: { storyId } }) =>
      keep(reply, `related/${storyId}`, () => stories.related(storyId)),
    own: async ({ params }) => {
      await stories.readPublic(params.storyId)
      return []
    },
  })

  registerKeptRoute(server, 'getStory', {
    kept: openStory,
    own: ({ person, params }) => stories.read(person.uid, params.storyId),
  })

  registerKeptRoute(server, 'getPublicStory', {
    kept: openStory,
    own: async ({ params, query }) =>
      query.absent === 'empty' ? null : await stories.readPublic(params.storyId),
  })
}
