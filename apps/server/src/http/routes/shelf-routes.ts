import type { AppContext } from '../../app-context.ts'
import { forgetShelfCookie, holderOf, keepShelfCookie, shelfCookieOf } from '../handed-over-devices.ts'
import type { HttpServer } from '../http-server.ts'
import { registerRoute } from '../register-route.ts'
import { createTokenVerifier } from '../verify-token.ts'

/** What children read by themselves, as their parent keeps it. */
export function shelfRoutes(server: HttpServer, { shelf, childDevices, users, config }: AppContext): void {
  const isEncrypted = config.publicUrl.startsWith('https:')

  registerRoute(server, 'getShelf', async ({ person }) => ({
    ...(await shelf.read(person.uid)),
    ...(await childDevices.state(person.uid)),
  }))

  registerRoute(server, 'putOnShelf', async ({ person, params }) => {
    await users.ensureProfile(person)
    await shelf.put(person.uid, params.storyId)
    return {}
  })

  registerRoute(server, 'takeFromShelf', async ({ person, params }) => {
    await shelf.take(person.uid, params.storyId)
    return {}
  })

  registerRoute(server, 'setShelfPin', async ({ person, body }) => {
    await users.ensureProfile(person)
    await childDevices.setPin(person.uid, body.pin)
    return {}
  })

  registerRoute(server, 'setShelfApproval', async ({ person, body }) => {
    await users.ensureProfile(person)
    await shelf.setApproval(person.uid, body.needsApproval)
    return {}
  })

  registerRoute(server, 'handOverDevice', async ({ person, reply }) => {
    keepShelfCookie(reply, await childDevices.handOver(person.uid), isEncrypted)
    return {}
  })

  registerRoute(server, 'takeBackDevices', async ({ person }) => {
    await childDevices.takeBackAll(person.uid)
    return {}
  })
}

/** What a device does that is in the hands of a child. */
export function childDeviceRoutes(server: HttpServer, { childDevices, config, identity }: AppContext): void {
  const isEncrypted = config.publicUrl.startsWith('https:')
  const verifyToken = createTokenVerifier(identity)

  registerRoute(server, 'getChildShelf', async ({ request }) => ({
    stories: await childDevices.stories(holderOf(request)),
  }))

  registerRoute(server, 'getChildStory', ({ params, request }) =>
    childDevices.read(holderOf(request), params.storyId),
  )

  registerRoute(server, 'takeBackDevice', async ({ body, request, reply }) => {
    const { idToken, ...proof } = body
    const person = idToken === undefined ? undefined : await verifyToken(`Bearer ${idToken}`)
    await childDevices.takeBack(shelfCookieOf(request), { ...proof, person })
    forgetShelfCookie(reply, isEncrypted)
    return {}
  })
}
