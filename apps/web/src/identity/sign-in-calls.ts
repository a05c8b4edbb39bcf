/** Calls that tell who is signed in here: by the cookie, the person, and the token of the calls that follow. */
export const signInCalls = { session: '/api/auth/get-session', token: '/api/auth/token' }
