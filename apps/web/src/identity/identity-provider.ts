import { createBuiltinIdentity } from './builtin-identity.ts'

/** The identity of this deployment. */
export const identity = createBuiltinIdentity()
