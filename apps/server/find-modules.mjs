/**
 * Where the modules of drizzle-orm lie is asked once.
 *
 * Node reads the package.json that a module belongs to whenever one imports it and whenever it is loaded, and hands its list of exports
 * over as text. That of drizzle-orm 0.45 has 180 KB, and the server has some 220 such moments: a quarter of its start, and most of
 * what is collected as garbage in it (5.3 and 3.9 s to the first answer on two cores).
 *
 * Plain JavaScript, because it runs before the compiler that strips types is needed.
 */
import { registerHooks } from 'node:module'

const name = 'drizzle-orm'
const inside = `/node_modules/${name}/`

/** @type {Map<string, import('node:module').ResolveFnOutput>} */
const found = new Map()

registerHooks({
  resolve(specifier, context, next) {
    if (isOwnNeighbour(specifier, context.parentURL ?? ''))
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
    if (specifier !== name && !specifier.startsWith(`${name}/`)) return next(specifier, context)
    // Whoever requires it gets the other kind of file.
    if (!context.conditions.includes('import')) return next(specifier, context)
    const known = found.get(specifier) ?? { ...next(specifier, context), shortCircuit: true }
    found.set(specifier, known)
    return known
  },
})

/**
 * @param {string} specifier
 * @param {string} parent
 */
const isOwnNeighbour = (specifier, parent) =>
  specifier.startsWith('.') && specifier.endsWith('.js') && parent.endsWith('.js') && parent.includes(inside)
