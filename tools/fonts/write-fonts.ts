/**
 * `npm run fonts`: writes the fonts of the first view, and those of books on paper. The first hold the letters of plain English in the weights we use,
 * and are a third of the whole ones, which bring every other letter when a page has any.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { projectRoot } from '../project-root.ts'
import { bookFonts, bookLetters } from './book-fonts.ts'
import { plainFonts } from './plain-fonts.ts'
import { renamedFont } from './renamed-font.ts'

for (const { name, from, letters, weights, features, renamed } of plainFonts) {
  const whole = await readFile(join(projectRoot, `node_modules/@fontsource-variable/${from}.woff2`))
  const cut = await subsetFont(whole, letters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weights },
    ...(features && { keepFeatures: features }),
  })
  const named = renamed ? renamedFont(cut, ...renamed) : cut
  const plain = await subsetFont(named, letters, { targetFormat: 'woff2' })
  await writeFile(join(projectRoot, `apps/web/src/styles/fonts/${name}.woff2`), plain)
  console.log(`${name}: ${plain.length} of ${whole.length} bytes`)
}

for (const { name, from, weight, renamed } of bookFonts) {
  const whole = await readFile(join(projectRoot, `node_modules/${from}.woff2`))
  const cut = await subsetFont(whole, bookLetters, {
    targetFormat: 'sfnt',
    ...(weight && { variationAxes: { wght: weight } }),
  })
  const named = renamed ? renamedFont(cut, ...renamed) : cut
  await writeFile(join(projectRoot, `packages/bookmaker/fonts/${name}.ttf`), named)
  console.log(`${name}: ${named.length} bytes`)
}
