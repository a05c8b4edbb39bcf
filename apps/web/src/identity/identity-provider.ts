import { endpoints } from '@faith-fables/contract/endpoints'
import type { DeploymentConfig } from '@faith-fables/contract/reference-schemas'
import { createBuiltinIdentity } from './builtin-identity.ts'
import { createIdentityOfDeployment } from './identity-of-deployment.ts'

/** The identity of this deployment, as its server names it. */
export const identity = createIdentityOfDeployment(async () => {
  const response = await fetch(endpoints.getConfig.path, { credentials: 'same-origin' })
  if (!response.ok) throw new Error(`${endpoints.getConfig.path} answered ${response.status}.`)
  const { identity: setting } = (await response.json()) as DeploymentConfig
  if (setting.provider === 'builtin') return createBuiltinIdentity()
  // Nobody else waits for Google's code.
  const { createFirebaseIdentity } = await import('./firebase/firebase-identity.ts')
  return createFirebaseIdentity(setting.firebase)
})
