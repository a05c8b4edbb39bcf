/** Makes and compares what is kept of passwords. */
export interface Passwords {
  /** Slow on purpose, and different each time. */
  hash(password: string): Promise<string>
  verify(claim: { hash: string; password: string }): Promise<boolean>
}
