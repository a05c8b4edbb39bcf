import type { Endpoint } from '../endpoint.ts'

/** What readers say of public stories, and what the desk makes of it. */
export const reportEndpoints = {
  reportStory: {
    method: 'POST',
    path: '/api/public-stories/:storyId/reports',
    auth: 'anyone',
    area: 'Public stories',
    failure: 'Your report could not be sent.',
    summary:
      'Tells the desk that something in a public story is not right. Three different readers hide it until somebody has looked.',
  },
  listReports: {
    method: 'GET',
    path: '/api/admin/reports',
    auth: 'administrator',
    area: 'Desk',
    failure: 'Failed to load the reports.',
    summary: 'Stories that readers have reported, the longest waiting first.',
  },
  getReports: {
    method: 'GET',
    path: '/api/admin/reports/:storyId',
    auth: 'administrator',
    area: 'Desk',
    failure: 'Failed to load the reports.',
    summary: 'One reported story: the whole book and what its readers say.',
  },
  keepStory: {
    method: 'POST',
    path: '/api/admin/reports/:storyId/keep',
    auth: 'administrator',
    area: 'Desk',
    failure: 'Failed to keep the story',
    summary:
      'Finds nothing wrong in a reported story: it is public, and what was reported does not count any more.',
  },
} as const satisfies Record<string, Endpoint>
