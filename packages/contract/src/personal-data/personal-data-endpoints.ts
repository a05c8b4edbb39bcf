import type { Endpoint } from '../endpoint.ts'

/** What is kept of a parent: to take along, and to have deleted. */
export const personalDataEndpoints = {
  downloadPersonalData: {
    method: 'GET',
    path: '/api/users/me/data',
    auth: 'parent',
    area: 'Users',
    action: 'downloading your data',
    failure: 'Your data could not be downloaded.',
    summary:
      'Everything that is kept of the parent, in one ZIP: stories, drafts, pictures, characters, tokens, collections.',
  },
  getAccountDeletion: {
    method: 'GET',
    path: '/api/users/me/deletion',
    auth: 'parent',
    area: 'Users',
    action: 'fetching the account',
    failure: 'It could not be seen how your account stands.',
    summary: 'Whether the account is about to be deleted, and when.',
  },
  askForDeletion: {
    method: 'POST',
    path: '/api/users/me/deletion',
    auth: 'parent',
    area: 'Users',
    action: 'deleting the account',
    failure: 'Your account could not be deleted.',
    summary: 'Has the account deleted in two weeks, once the parent has proved who they are.',
  },
  keepAccount: {
    method: 'DELETE',
    path: '/api/users/me/deletion',
    auth: 'parent',
    area: 'Users',
    action: 'keeping the account',
    failure: 'Your account could not be kept. Please try again.',
    summary: 'Takes back that the account is to be deleted.',
  },
} as const satisfies Record<string, Endpoint>
