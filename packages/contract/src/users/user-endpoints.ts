import type { Endpoint } from '../endpoint.ts'

/** The profile of a parent, and what their tokens were spent on. */
export const userEndpoints = {
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
    summary: 'Changes the display name, the picture, or which letters are wanted.',
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
  uploadProfilePicture: {
    method: 'PUT',
    path: '/api/uploads/profile-picture',
    auth: 'parent',
    area: 'Users',
    summary:
      'Stores a profile picture: the image itself as the body. Answers its address; saving it to the profile is a call of its own.',
  },
} as const satisfies Record<string, Endpoint>
