import type { Endpoint } from '../endpoint.ts'

/** Published stories of a parent's library. */
export const storyEndpoints = {
  getLibrary: {
    method: 'GET',
    path: '/api/stories/my-library',
    auth: 'parent',
    area: 'Stories',
    failure: 'Failed to fetch library stories',
    summary: 'Published stories and drafts of the parent.',
  },
  hideStory: {
    method: 'PATCH',
    path: '/api/stories/published/:storyId/hide',
    auth: 'parent',
    area: 'Stories',
    failure: 'Failed to hide published story',
    summary: 'Deletes a published story.',
  },
  requestPublic: {
    method: 'PATCH',
    path: '/api/stories/published/:storyId/request-public',
    auth: 'parent',
    area: 'Stories',
    failure: 'Failed to request public status',
    summary: 'Asks for a private story to become public.',
  },
  getStory: {
    method: 'GET',
    path: '/api/stories/:storyId',
    auth: 'parent',
    area: 'Stories',
    summary: 'A published story the parent may read.',
  },
} as const satisfies Record<string, Endpoint>
