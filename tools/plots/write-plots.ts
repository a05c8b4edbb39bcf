/** `npm run plots`: checks the files of all plots and compiles them to what the storyteller loads. */
import { compilePlots } from './compile-plots.ts'
import { PlotFilesError } from './read-yaml.ts'

try {
  compilePlots()
} catch (error) {
  if (!(error instanceof PlotFilesError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
