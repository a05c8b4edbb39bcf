import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The first version that runs TypeScript without a build and has everything the server uses. */
export const neededNode = 24

/**
 * The Node that runs the project: the one that came with the packages, else our own if it is new enough.
 *
 * @param {string} root
 * @throws Error in a sentence for the reader when neither will do.
 */
export function nodeProgram(root) {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  const brought = join(root, 'node_modules', `node-${system}-${process.arch}`, 'bin', file)
  if (existsSync(brought)) return brought
  if (Number.parseInt(process.versions.node, 10) >= neededNode) return process.execPath
  throw new Error(
    `Node ${neededNode} or newer is needed on this kind of machine (${process.platform}, ${process.arch}); this is Node ${process.versions.node}. Get it from https://nodejs.org and run the command again.`,
  )
}
