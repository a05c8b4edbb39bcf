/**
 * In place of Google's own server, loaded into the product's process before it starts (`node --import`): a code is
 * traded for the person written in it. Everything else goes where it wants to.
 */
const realFetch = globalThis.fetch

globalThis.fetch = async (input, init) => {
  const address = input instanceof Request ? input.url : String(input)
  if (address !== 'https://oauth2.googleapis.com/token') return realFetch(input, init)
  const code = new URLSearchParams(String(init?.body)).get('code') ?? ''
  return Response.json({ access_token: 'access', id_token: `e30.${code}.signature`, token_type: 'Bearer' })
}

export {}
