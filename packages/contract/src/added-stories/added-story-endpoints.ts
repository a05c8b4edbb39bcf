import type { Endpoint } from '../endpoint.ts'

/** Stories of others in a parent's library. */
export const addedStoryEndpoints = {
  listAddedStories: {
    method: 'GET',
    path: '/api/users/me/added-stories',
    auth: 'parent',
    area: 'Added stories',
    action: 'fetching added stories',
    failure: 'The stories from others could not be loaded.',
    summary: 'Public stories of others that the parent added to her library, the latest first.',
  },
  addStory: {
    method: 'PUT',
    path: '/api/users/me/added-stories/:storyId',
    auth: 'parent',
    area: 'Added stories',
    action: 'adding a story',
    failure: 'The story could not be added to your library.',
    summary:
      'Adds a public story of another family to the library. It is no copy: it goes when it is public no more.',
  },
  removeAddedStory: {
    method: 'DELETE',
    path: '/api/users/me/added-stories/:storyId',
    auth: 'parent',
    area: 'Added stories',
    action: 'removing a story',
    failure: 'The story could not be removed from your library.',
    summary: 'Takes a story of another family from the library.',
  },
  forgetGoneStories: {
    method: 'DELETE',
    path: '/api/users/me/added-stories',
    auth: 'parent',
    area: 'Added stories',
    action: 'clearing stories that are gone',
    failure: 'The note could not be put away.',
    summary: 'Forgets the stories in the library that are public no more.',
  },
} as const satisfies Record<string, Endpoint>
