import { describe, expect, test } from 'vitest'
import { completeForm, type Offers } from './complete-form.ts'

const group = (name: string) => ({ _id: name, name, description: '' })
const style = (name: string) => ({ _id: name, name, styleImagePath: '' })
const verse = (reference: string) => ({ _id: reference, reference, text: '' })

const offers: Offers = {
  ageGroups: [group('Toddlers'), group('Early Readers (4-6)'), group('Early readers, again')],
  illustrationStyles: [style('Gouache'), style('Soft WATERCOLOR')],
  bibleVerses: [verse('John 3:1'), verse('John 3:16'), verse('1 John 3:16')],
  moralValues: [{ _id: 'kindness', name: 'Kindness', description: '' }],
  languages: [],
  imageNumbers: [5, 10, 15],
}

describe('an untouched form', () => {
  test.each([
    ['the first early readers (CR-28)', { ageGroupId: 'Early Readers (4-6)' }],
    ['watercolor (CR-29)', { illustrationStyleId: 'Soft WATERCOLOR' }],
    ['exactly John 3:16 (CR-30)', { bibleVerseId: 'John 3:16' }],
    ['10 images (CR-31)', { imageNumber: 10 }],
    ['the focus on a verse (CR-32)', { focus: 'verse', moralValueId: null }],
  ])('takes %s', (_, taken) => {
    expect(completeForm({}, offers)).toMatchObject(taken)
  })

  test('has nobody and nothing more in it, is in English and of the default quality', () => {
    expect(completeForm({}, offers)).toEqual({
      ageGroupId: expect.any(String),
      illustrationStyleId: expect.any(String),
      characters: [],
      additionalDetails: '',
      focus: expect.any(String),
      bibleVerseId: expect.any(String),
      moralValueId: null,
      language: 'en',
      imageQuality: 'Default',
      imageNumber: expect.any(Number),
    })
  })

  test('takes the first count when 10 is not offered (CR-31)', () => {
    expect(completeForm({}, { ...offers, imageNumbers: [4, 8] }).imageNumber).toBe(4)
  })

  test('chooses nothing where the default is not offered', () => {
    const form = completeForm(
      {},
      {
        ageGroups: [group('Toddlers')],
        illustrationStyles: [style('Crayon')],
        bibleVerses: [verse('1 John 3:16')],
        moralValues: [],
        languages: [],
        imageNumbers: [],
      },
    )
    expect(form).toMatchObject({
      ageGroupId: null,
      illustrationStyleId: null,
      bibleVerseId: null,
      imageNumber: null,
    })
  })
})

describe('a touched form', () => {
  test('keeps what the parent chose, and what they emptied', () => {
    const form = completeForm({ ageGroupId: 'Toddlers', bibleVerseId: null, imageNumber: 5 }, offers)
    expect(form).toMatchObject({ ageGroupId: 'Toddlers', bibleVerseId: null, imageNumber: 5 })
  })

  test('tells in English where the chosen language is not offered any more, and waits until that is known (LN-01)', () => {
    expect(completeForm({ language: 'es' }, offers).language).toBe('en')
    expect(completeForm({ language: 'es' }, { ...offers, languages: ['es'] }).language).toBe('es')
    expect(completeForm({ language: 'es' }, { ...offers, languages: undefined }).language).toBe('es')
  })

  test('asks again for a choice that is no longer offered', () => {
    const form = completeForm({ illustrationStyleId: 'Withdrawn', imageNumber: 20 }, offers)
    expect(form).toMatchObject({ illustrationStyleId: null, imageNumber: 10 })
  })

  test('keeps a choice while the list it came from is not there', () => {
    const form = completeForm({ ageGroupId: 'Toddlers' }, { ...offers, ageGroups: undefined })
    expect(form.ageGroupId).toBe('Toddlers')
  })
})
