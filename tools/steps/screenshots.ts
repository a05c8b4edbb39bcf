/** `npm run screenshots [names]`: pictures of every screen and its main states, into the ignored folder screenshots/. */
import { runProgram } from './run-program.ts'

const args = ['test', '--config=e2e/screenshots.config.ts', '--reporter=list', ...process.argv.slice(2)]
process.exitCode = (await runProgram('@playwright/test/cli.js', args)) ? 0 : 1
