/**
 * Loaded into the product's process before it starts (`node --import`): what is sent to Stripe arrives at the server of
 * the test. Everything else goes where it wants to.
 */
const realFetch = globalThis.fetch
const server = process.env.STRIPE_SERVER ?? ''

globalThis.fetch = async (input, init) => {
  const address = input instanceof Request ? input.url : String(input)
  const stripe = /^https:\/\/api\.stripe\.com(?::443)?(?=\/)/
  return stripe.test(address) ? realFetch(address.replace(stripe, server), init) : realFetch(input, init)
}

export {}
