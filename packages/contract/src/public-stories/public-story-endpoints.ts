import type { Endpoint } from '../endpoint.ts'

/** The public library. */
export const publicStoryEndpoints = {
  listRelatedStories: {
    method: 'GET',
    path: '/api/public-stories/:storyId/related',
    auth: 'none',
    area: 'Public stories',
    summary: 'Public stories on the same verse, value or book of the Bible, the nearest first.',
  },
  listFeaturedStories: {
    method: 'GET',
    path: '/api/public-stories/featured',
    auth: 'none',
    area: 'Public stories',
    summary: 'The featured stories.',
  },
  explorePublicStories: {
    method: 'GET',
    path: '/api/public-stories/explore',
    auth: 'none',
    area: 'Public stories',
    failure: 'Failed to load stories.',
    summary: 'Public stories, newest first, by page; all of them, or those that are looked for.',
  },
  countPublicStories: {
    method: 'GET',
    path: '/api/public-stories/choices',
    auth: 'none',
    area: 'Public stories',
    failure: 'Failed to load the choices.',
    summary: 'What public stories can be looked for by, and how many there are of each.',
  },
  getPublicStory: {
    method: 'GET',
    path: '/api/public-stories/:storyId',
    auth: 'none',
    area: 'Public stories',
    summary: 'A public or featured story.',
  },
  embedStory: {
    method: 'GET',
    path: '/api/oembed',
    auth: 'none',
    area: 'Public stories',
    summary: 'What another site needs to show a card of a public story, as oEmbed 1.0 has it.',
  },
} as const satisfies Record<string, Endpoint>
