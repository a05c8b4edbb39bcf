import { describe, expect, test } from 'vitest'
import { listenToCharacter } from './listener.ts'

const factsOf = (details: string, name = 'Robin') => listenToCharacter({ name, details }).facts

describe('what is seen of somebody, in a turn of phrase of its own (LN-40)', () => {
  test.each([
    [
      'girl 7. She’s the one with the gap in her teeth and the purple doc martens',
      'garment',
      'purple doc martens',
    ],
    ['my niece (7). Gets about in a purple wheelchair with light up wheels', 'aid', 'purple wheelchair'],
    ['13. ends of her hair dyed blue', 'hair', 'ends of her hair dyed blue'],
    ['12 yrs old, half shaved head the other half green', 'hair', 'half shaved head the other half green'],
    ['Boy, 6. Tanned, surfs', 'skin', 'Tanned'],
    ['girl, 6 yrs, round face, tanned from the lake', 'skin', 'tanned from the lake'],
    ['She’s on the small side, nine years old', 'size', 'small'],
    ['dragon, but a very little one', 'size', 'little'],
    ['stuffed highland cow. lost one horn in the washing machine', 'body', 'lost one horn'],
    ['girl of 6, will only wear dresses that spin', 'garment', 'dresses that spin'],
    ['hijab she started this year by her own wish, lilac', 'headwear', 'hijab, lilac'],
    ['hijab (she picks another every day, today it was mustard), 11', 'headwear', 'hijab, mustard'],
    ['girl. a cape. It’s green', 'garment', 'cape, green'],
    ['boy of 8, hair black short', 'hair', 'hair black short'],
    ['girl, eczema so always in long cotton sleeves', 'garment', 'long cotton sleeves'],
    ['seal pup, grey and spotted', 'body', 'grey and spotted'],
    ['Mum. long locs tied up with a scarf', 'headwear', 'scarf'],
  ])('“%s”', (details, kind, words) => {
    const found = factsOf(details).filter((fact) => fact.kind === kind)
    expect(found.map((fact) => ('words' in fact ? fact.words : ''))).toContainEqual(
      expect.stringMatching(new RegExp(`^${words}`)),
    )
  })

  test.each([
    ['pls make her with her bonnet!! purple', 'headwear', 'bonnet, purple'],
    ['Will you please give her the cape?', 'garment', 'cape'],
    ['Toddler with eczema, so long sleeves please', 'garment', 'long sleeves'],
  ])('what is wished to be seen is: “%s”', (details, kind, words) => {
    expect(factsOf(details)).toContainEqual(expect.objectContaining({ kind, words }))
  })

  test.each(['Please no hat', 'do not draw with moustache please', 'no specs any more please'])(
    'and what is not wished is not: “%s”',
    (details) => {
      expect(factsOf(details).filter(({ kind }) => /^(?:headwear|hair|glasses|garment)$/.test(kind))).toEqual(
        [],
      )
    },
  )

  test('who is expecting is no child, and a toy of a being of fable is a toy', () => {
    expect(factsOf('she’s expecting, yellow dress')).toContainEqual(
      expect.objectContaining({ kind: 'stage', stage: 'adult' }),
    )
    const beingOf = (details: string) => factsOf(details).find(({ kind }) => kind === 'being')
    expect(beingOf('plush dragon, green')).toMatchObject({ being: { sort: 'toy', noun: 'plush dragon' } })
    expect(beingOf('penguin soft toy')).toMatchObject({ being: { sort: 'toy', noun: 'soft toy penguin' } })
    expect(beingOf('dragon, green')).toMatchObject({ being: { sort: 'other', noun: 'dragon' } })
  })
})
