/** The Firebase project whose accounts sign in here. */
export interface FirebaseSetting {
  projectId: string
  /** Names the project to Google; browsers are told it, and it opens nothing by itself. */
  apiKey: string
  /** The host of the project's sign-in pages, such as `fables.firebaseapp.com`. */
  authDomain: string
  /** Where an emulator stands in for Google on this machine, such as `127.0.0.1:9099`; null for Google itself. */
  emulator: string | null
  /** What deletes accounts at Firebase; null where nobody may, beside the operator by hand. */
  serviceAccount: ServiceAccount | null
}

/** What is of use to us in the key file that Google hands out for an account of a program. */
export interface ServiceAccount {
  email: string
  /** PKCS 8, as text. */
  privateKey: string
  /** Where a signed request is traded for an access token. */
  tokenAddress: string
}
