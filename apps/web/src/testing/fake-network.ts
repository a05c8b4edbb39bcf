import { nothingRead } from '@faith-fables/contract'
import { vi } from 'vitest'

export interface SentCall {
  method: string
  path: string
  headers: Headers
  body: unknown
  /** When it was sent, in milliseconds. */
  at: number
}

type Answer = () => Response | Promise<Response>

/** The network's edge in tests: answers by "METHOD /path", remembers what was sent, and fails on anything else. */
export function fakeNetwork(firstAnswers: Record<string, Answer>) {
  const answers = { ...firstAnswers }
  const sent: SentCall[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    // Whether the server is there at all is no call of a screen. Here it is, unless the test says otherwise.
    if (path === '/healthz') return (await answers['GET /healthz']?.()) ?? json({ status: 'up' })
    sent.push({
      method,
      path,
      headers: new Headers(headers),
      body: typeof body === 'string' ? JSON.parse(body) : body,
      at: Date.now(),
    })
    const answer = answers[`${method} ${path}`]
    if (!answer) throw new Error(`The test does not expect ${method} ${path}.`)
    return await answer()
  })
  return {
    /** The calls to one place, or all. */
    sent: (place?: string) => sent.filter((call) => !place || `${call.method} ${call.path}` === place),
    /** Changes what a place answers from now on. */
    answer(place: string, answer: Answer) {
      answers[place] = answer
    },
  }
}

export function json(value: unknown, status = 200, statusText = ''): Response {
  return new Response(JSON.stringify(value), { status, statusText })
}

/** Nobody answers. */
export function noAnswer(): never {
  throw new TypeError('Failed to fetch')
}

export const ruth = { id: 'u-ruth', email: 'ruth@example.org', name: 'Ruth Adler' }

export const ruthsProfile = {
  uid: ruth.id,
  email: ruth.email,
  emailVerified: true,
  isAdministrator: false,
  displayName: ruth.name,
  photoURL: null,
  tokensAvailable: 240,
  tokensOwed: 0,
  lettersAboutStories: true,
}

/** A deployment with nothing set. */
export const ordinaryConfig = {
  identity: { provider: 'builtin', google: false },
  mail: false,
  purchases: false,
  narration: false,
  languages: [],
}

/** What a server with Ruth signed in answers at every start. Its token is never old enough to be kept. */
export const signedInAnswers = {
  'GET /api/auth/get-session': () => json({ user: ruth }),
  'GET /api/auth/token': () => json({ token: 'a.b.c' }),
  'GET /api/users/me': () => json(ruthsProfile),
  'GET /api/reference/costs': () => json({ signUpBonusTokens: 300 }),
  'GET /api/config': () => json(ordinaryConfig),
  // Nobody draws here, unless the test says otherwise.
  'POST /api/characters/portrait': () => new Response(null, { status: 204 }),
  'POST /api/stories/generations/g1/inspection': () =>
    json({ findings: [], closeReading: null, mayBeCloser: false }),
  'POST /api/characters/reading': () => json(nothingRead),
}

/** What the provider answers when a sign-in has ended elsewhere. */
export const endedSignInAnswers = {
  'GET /api/config': () => json(ordinaryConfig),
  'GET /api/auth/get-session': () => json(null),
  'GET /api/auth/token': () => json({}, 401),
}

export const signedOutAnswers = {
  'GET /api/reference/costs': signedInAnswers['GET /api/reference/costs'],
  'GET /api/config': signedInAnswers['GET /api/config'],
}

/** As if somebody had signed in here before. */
export function leaveSignInMark(uid = ruth.id) {
  localStorage.setItem('faith-fables.signed-in', uid)
}
