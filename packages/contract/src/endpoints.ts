/**
 * Where every call lives and what it needs, without schemas, so that the browser need not load a
 * validator. `routes.ts` adds the schemas to these.
 */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  /** Whose bearer token is needed; 'anyone' may send one or not. To everybody but an administrator the desk's calls are unknown: they answer 404. */
  auth: 'none' | 'anyone' | 'parent' | 'administrator'
  summary: string
  /** Area of the API; groups the calls in the documentation. */
  area: string
  /** A repeated `Idempotency-Key` with the same body gets the first answer. */
  idempotent?: true
  /** Completes 'No ID Token provided for <action>.' */
  action?: string
  /** What the browser says when the server's answer has no message. */
  failure?: string
}

export const endpoints = {
  syncProfile: {
    method: 'POST',
    path: '/api/users/sync',
    auth: 'parent',
    area: 'Users',
    action: 'syncing profile',
    summary: 'Creates the profile of the signed-in parent once, with the sign-up bonus.',
  },
  getProfile: {
    method: 'GET',
    path: '/api/users/me',
    auth: 'parent',
    area: 'Users',
    action: 'fetching profile',
    summary: 'The profile and the token balance.',
  },
  updateProfile: {
    method: 'PUT',
    path: '/api/users/me/profile',
    auth: 'parent',
    area: 'Users',
    action: 'updating profile',
    summary: 'Changes the display name or the picture.',
  },
  listTokenTransactions: {
    method: 'GET',
    path: '/api/users/me/token-transactions',
    auth: 'parent',
    area: 'Users',
    action: 'fetching token transactions',
    failure: 'Failed to load transaction history.',
    summary: 'The token history, newest first.',
  },
  listCharacters: {
    method: 'GET',
    path: '/api/users/me/characters',
    auth: 'parent',
    area: 'Users',
    action: 'fetching characters',
    summary: 'The saved characters, oldest first.',
  },
  addCharacter: {
    method: 'POST',
    path: '/api/users/me/characters',
    auth: 'parent',
    area: 'Users',
    action: 'adding character',
    summary: 'Saves a character.',
  },
  updateCharacter: {
    method: 'PUT',
    path: '/api/users/me/characters/:characterId',
    auth: 'parent',
    area: 'Users',
    action: 'updating character',
    summary: 'Changes a saved character.',
  },
  deleteCharacter: {
    method: 'DELETE',
    path: '/api/users/me/characters/:characterId',
    auth: 'parent',
    area: 'Users',
    action: 'deleting character',
    summary: 'Removes a saved character.',
  },
  drawPortrait: {
    method: 'POST',
    path: '/api/characters/portrait',
    auth: 'parent',
    area: 'Users',
    failure: 'Failed to draw the character',
    summary: 'Draws a character as far as it is typed. Nothing is stored or charged.',
  },
  readCharacter: {
    method: 'POST',
    path: '/api/characters/reading',
    auth: 'parent',
    area: 'Users',
    failure: 'Failed to read the character',
    summary:
      'Says back what is understood of a character as far as it is typed. Nothing is stored or charged.',
  },
  uploadProfilePicture: {
    method: 'PUT',
    path: '/api/uploads/profile-picture',
    auth: 'parent',
    area: 'Users',
    summary:
      'Stores a profile picture: the image itself as the body. Answers its address; saving it to the profile is a call of its own.',
  },

  listAgeGroups: {
    method: 'GET',
    path: '/api/reference/age-groups',
    auth: 'none',
    area: 'Reference',
    summary: 'The age groups.',
  },
  listIllustrationStyles: {
    method: 'GET',
    path: '/api/reference/illustration-styles',
    auth: 'none',
    area: 'Reference',
    summary: 'The illustration styles.',
  },
  listBibleVerses: {
    method: 'GET',
    path: '/api/reference/bible-verses',
    auth: 'none',
    area: 'Reference',
    summary: 'The Bible verses.',
  },
  listMoralValues: {
    method: 'GET',
    path: '/api/reference/moral-values',
    auth: 'none',
    area: 'Reference',
    summary: 'The moral values.',
  },
  getCosts: {
    method: 'GET',
    path: '/api/reference/costs',
    auth: 'none',
    area: 'Reference',
    summary: 'Prices, image counts and allowances.',
  },
  listTokenPacks: {
    method: 'GET',
    path: '/api/reference/token-packs',
    auth: 'none',
    area: 'Reference',
    summary: 'What tokens are sold in, smallest first. Whether they are sold here, /api/config says.',
  },
  getConfig: {
    method: 'GET',
    path: '/api/config',
    auth: 'none',
    area: 'Reference',
    summary: 'What the browser must know of this deployment.',
  },

  startGeneration: {
    method: 'POST',
    path: '/api/stories/generate',
    auth: 'parent',
    area: 'Stories',
    idempotent: true,
    summary: 'Starts and charges a story.',
  },
  getGeneration: {
    method: 'GET',
    path: '/api/stories/generations/:generationId',
    auth: 'parent',
    area: 'Stories',
    summary: 'A story being made.',
  },
  reviewText: {
    method: 'POST',
    path: '/api/stories/generations/:generationId/review',
    auth: 'parent',
    area: 'Stories',
    idempotent: true,
    failure: 'Failed to submit review',
    summary: 'Approves the text, or asks for another version.',
  },
  restoreText: {
    method: 'POST',
    path: '/api/stories/generations/:generationId/restore-text',
    auth: 'parent',
    area: 'Stories',
    idempotent: true,
    failure: 'Failed to restore this version',
    summary: 'Makes an earlier or later version of the text the text again; no version is lost.',
  },
  revisePictureIdeas: {
    method: 'PATCH',
    path: '/api/stories/generations/:generationId/prompts',
    auth: 'parent',
    area: 'Stories',
    summary: 'Sends changed picture ideas after some were declined.',
  },
  regeneratePicture: {
    method: 'POST',
    path: '/api/stories/generations/:generationId/scenes/:sceneIndex/regenerate-prompt',
    auth: 'parent',
    area: 'Stories',
    idempotent: true,
    summary: 'Pays for another attempt at one picture.',
  },
  selectImage: {
    method: 'PATCH',
    path: '/api/stories/generations/:generationId/scenes/:sceneIndex/select-image',
    auth: 'parent',
    area: 'Stories',
    failure: 'Failed to select image',
    summary: 'Chooses the picture of a scene.',
  },
  publishStory: {
    method: 'POST',
    path: '/api/stories/generations/:generationId/publish',
    auth: 'parent',
    area: 'Stories',
    idempotent: true,
    failure: 'Failed to publish story',
    summary: 'Publishes the story into the library.',
  },
  getLibrary: {
    method: 'GET',
    path: '/api/stories/my-library',
    auth: 'parent',
    area: 'Stories',
    failure: 'Failed to fetch library stories',
    summary: 'Published stories and drafts of the parent.',
  },
  getInProgressStatus: {
    method: 'GET',
    path: '/api/stories/in-progress-status',
    auth: 'parent',
    area: 'Stories',
    summary: 'The status of every draft.',
  },
  hideDraft: {
    method: 'PATCH',
    path: '/api/stories/generations/:generationId/hide',
    auth: 'parent',
    area: 'Stories',
    failure: 'Failed to hide draft story',
    summary: 'Deletes a draft.',
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
  reportStory: {
    method: 'POST',
    path: '/api/public-stories/:storyId/reports',
    auth: 'anyone',
    area: 'Public stories',
    failure: 'Your report could not be sent.',
    summary:
      'Tells the desk that something in a public story is not right. Three different readers hide it until somebody has looked.',
  },

  listPublicRequests: {
    method: 'GET',
    path: '/api/admin/requests',
    auth: 'administrator',
    area: 'Desk',
    failure: 'Failed to load the requests.',
    summary: 'Stories whose parents asked for them to become public, the longest waiting first.',
  },
  getPublicRequest: {
    method: 'GET',
    path: '/api/admin/requests/:storyId',
    auth: 'administrator',
    area: 'Desk',
    failure: 'Failed to load the request.',
    summary:
      'One request: the whole book, what the moderator finds in it, and what else its author has made public.',
  },
  decidePublicRequest: {
    method: 'POST',
    path: '/api/admin/requests/:storyId/decision',
    auth: 'administrator',
    area: 'Desk',
    failure: 'Failed to decide the request',
    summary: 'Makes a story public, or sends it back with a reason that the parent reads.',
  },
  listDeskStories: {
    method: 'GET',
    path: '/api/admin/stories',
    auth: 'administrator',
    area: 'Desk',
    failure: 'Failed to load the stories.',
    summary: 'Stories that are public, or that were taken down, newest first.',
  },
  featureStory: {
    method: 'POST',
    path: '/api/admin/stories/:storyId/feature',
    auth: 'administrator',
    area: 'Desk',
    failure: 'Failed to feature the story',
    summary: 'Puts a public story on the landing page, or takes it off.',
  },
  takeDownStory: {
    method: 'POST',
    path: '/api/admin/stories/:storyId/take-down',
    auth: 'administrator',
    area: 'Desk',
    failure: 'Failed to take the story down',
    summary: 'Takes a public story from everybody but its parent, with a reason that the parent reads.',
  },
  putBackStory: {
    method: 'POST',
    path: '/api/admin/stories/:storyId/put-back',
    auth: 'administrator',
    area: 'Desk',
    failure: 'Failed to put the story back',
    summary: 'Makes a story that was taken down public again.',
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
  listDeskLog: {
    method: 'GET',
    path: '/api/admin/log',
    auth: 'administrator',
    area: 'Desk',
    failure: 'Failed to load the log.',
    summary: 'Who did what at the desk, newest first.',
  },
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints
