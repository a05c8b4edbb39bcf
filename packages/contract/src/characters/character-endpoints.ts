import type { Endpoint } from '../endpoint.ts'

/** Characters of a parent: kept, drawn and said back. */
export const characterEndpoints = {
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
  listCharacterSheets: {
    method: 'GET',
    path: '/api/users/me/character-sheets',
    auth: 'parent',
    area: 'Users',
    action: 'fetching character sheets',
    summary:
      'How a hosted model drew the saved characters, one for each style. Empty where the built-in illustrator draws.',
  },
  redrawCharacterSheet: {
    method: 'POST',
    path: '/api/users/me/characters/:characterId/sheets/:style/redraw',
    auth: 'parent',
    area: 'Users',
    failure: 'Failed to draw the character again',
    summary: 'Has a character drawn again for the next stories. Pictures that are there stay as they are.',
  },
  returnCharacterSheet: {
    method: 'POST',
    path: '/api/users/me/characters/:characterId/sheets/:style/return',
    auth: 'parent',
    area: 'Users',
    failure: 'Failed to put the drawing back',
    summary:
      'Puts the drawing before the last one in its place; the last one can be put back in the same way.',
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
} as const satisfies Record<string, Endpoint>
