/** What a scripted double does when it is called in a way the test said nothing about. */
export function unexpectedCall(name: string): () => never {
  return () => {
    throw new Error(`The test did not expect a call of ${name}.`)
  }
}
