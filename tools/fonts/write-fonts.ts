/**
 * `npm run fonts`: writes the fonts of the first view, which hold the letters of plain English only and are a third
 * smaller; other letters come from the whole fonts when a page has any. The letters stand in
 * apps/web/src/styles/fonts.css too, as `unicode-range`. Lora is left whole: its licence wants an altered font to
 * bear another name.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { projectRoot } from '../project-root.ts'

const fonts = [
  { name: 'nunito', weights: { min: 400, max: 800 } },
  { name: 'fredoka', weights: { min: 400, max: 700 } },
]

/** Space to tilde, and the signs that our sentences use beside them. */
const letters =
  String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, place) => 0x20 + place)) +
  '\u00a0\u00a9\u00b7\u00d7\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026'

for (const { name, weights } of fonts) {
  const packageFolder = join(projectRoot, 'node_modules/@fontsource-variable', name)
  const whole = await readFile(join(packageFolder, `files/${name}-latin-wght-normal.woff2`))
  const plain = await subsetFont(whole, letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  })
  await writeFile(join(projectRoot, `apps/web/src/styles/fonts/${name}-plain.woff2`), plain)
  console.log(`${name}: ${plain.length} of ${whole.length} bytes`)
}
