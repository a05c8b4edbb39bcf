const folder = '/examples/'

/** Where the example of a style lies: always in the examples folder, whether its path says so or only names the file. */
export function exampleAddress(styleImagePath: string): string {
  return styleImagePath.startsWith(folder) ? styleImagePath : folder + styleImagePath.replace(/^\/+/, '')
}
