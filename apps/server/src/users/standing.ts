import type { IdentityProvider, SignedInPerson } from '../ports/identity.ts'

/** What somebody is to this deployment, beside a parent. */
export interface Standing {
  isVerified(person: SignedInPerson): Promise<boolean>
  /** A verified address that the operator named: whoever merely claims one is no administrator. */
  isAdministrator(person: SignedInPerson): Promise<boolean>
}

export function createStanding(
  identity: Pick<IdentityProvider, 'isEmailVerified'>,
  adminEmails: readonly string[],
): Standing {
  const named = new Set(adminEmails.map((email) => email.toLowerCase()))
  const isVerified = (person: SignedInPerson) => identity.isEmailVerified(person)
  return {
    isVerified,
    isAdministrator: async (person) => named.has(person.email.toLowerCase()) && (await isVerified(person)),
  }
}
