import type { Endpoint } from '../endpoint.ts'

/** Private links to stories. */
export const sharingEndpoints = {
  listLinks: {
    method: 'GET',
    path: '/api/stories/:storyId/links',
    auth: 'parent',
    area: 'Sharing',
    action: 'fetching links',
    failure: 'The links could not be loaded.',
    summary: 'The private links to a story of the parent, newest first.',
  },
  createLink: {
    method: 'POST',
    path: '/api/stories/:storyId/links',
    auth: 'parent',
    area: 'Sharing',
    idempotent: true,
    action: 'making a link',
    failure: 'The link could not be made.',
    summary: 'Makes a link that opens a story of the parent for whoever has it.',
  },
  takeBackLink: {
    method: 'DELETE',
    path: '/api/stories/:storyId/links/:linkId',
    auth: 'parent',
    area: 'Sharing',
    action: 'taking back a link',
    failure: 'The link could not be taken back.',
    summary: 'Closes a private link for good.',
  },
  getSharedStory: {
    method: 'GET',
    path: '/api/shared-stories/:token',
    auth: 'anyone',
    area: 'Sharing',
    failure: 'The story could not be opened.',
    summary: 'The story that a private link opens.',
  },
} as const satisfies Record<string, Endpoint>
