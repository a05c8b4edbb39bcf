import type { Endpoint } from '../endpoint.ts'

/** Which letters come, for whoever holds one of them and need not be signed in. */
export const letterEndpoints = {
  getLetterChoice: {
    method: 'GET',
    path: '/api/letters/:token',
    auth: 'none',
    area: 'Letters',
    failure: 'The choice of letters could not be read.',
    summary: 'Whether letters about stories come to whom a letter with this link was sent. Changes nothing.',
  },
  chooseLetters: {
    method: 'PUT',
    path: '/api/letters/:token',
    auth: 'none',
    area: 'Letters',
    failure: 'The choice of letters could not be kept.',
    summary:
      'Ends the letters about stories to whom a letter with this link was sent, or has them come again.',
  },
  endLetters: {
    method: 'POST',
    path: '/api/letters/:token',
    auth: 'none',
    area: 'Letters',
    summary:
      'The same end by one click in a mail program, as RFC 8058 has it: the body says `List-Unsubscribe=One-Click`.',
  },
} as const satisfies Record<string, Endpoint>
