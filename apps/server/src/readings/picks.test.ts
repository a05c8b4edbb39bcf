import { type Pick, type PickId, picksOf, wordsOfOption } from '@faith-fables/contract/character-picks'
import { offeredBy, pickedAmong, pickedOf, writePick } from '@faith-fables/contract/write-pick'
import type { HumanLook } from '@faith-fables/illustrator/looks/look'
import { readLook } from '@faith-fables/illustrator/looks/read-look'
import { describeCharacter } from '@faith-fables/storyteller'
import { afterAll, describe, expect, test } from 'vitest'
import { createBuiltinCharacterReader } from '../adapters/builtin/builtin-character-reader.ts'
import { createBuiltinImageModel } from '../adapters/builtin/builtin-image-model.ts'
import { readAlone } from './readings.ts'

const imageModel = createBuiltinImageModel({ threads: 1 })
afterAll(() => imageModel.close())
const reader = createBuiltinCharacterReader()
const read = (details: string) => readAlone({ reader, imageModel }, { name: 'Kim', details })

const seenIn = (details: string) => (details === '' ? [] : reader.read({ name: 'Kim', details }).seen)

type Choice = readonly [pick: Pick, value: string]
const picks = new Map([...picksOf('person'), ...picksOf('animal')].map((pick) => [pick.id, pick]))

function options(id: PickId): Choice[] {
  const pick = picks.get(id)
  return pick ? pick.options.map((option) => [pick, wordsOfOption(option)[0]] as const) : []
}
const orNone = (id: PickId): (Choice | null)[] => [null, ...options(id)]
const product = (...lists: (Choice | null)[][]): Choice[][] =>
  lists.reduce<Choice[][]>(
    (all, list) => all.flatMap((some) => list.map((one) => (one ? [...some, one] : some))),
    [[]],
  )

const writeAll = (start: string, choices: readonly Choice[]): string =>
  choices.reduce((details, [pick, value]) => writePick(details, seenIn(details), pick, value), start)

/** What of the picks is not read as chosen, not drawn, or said to be unsure; with the words, to be read in the failure. */
function faultsOf(start: string, choices: readonly Choice[]): string[] {
  const details = writeAll(start, choices)
  const { seen, undrawn, perhaps, notUnderstood, otherLanguage } = read(details)
  const unread = choices.filter(([pick, value]) =>
    pick.isMany ? !pickedAmong(pick, seen).includes(value) : pickedOf(pick, seen) !== value,
  )
  return [
    ...unread.map(([{ id }, value]) => `${id} ${value} is not read`),
    ...(undrawn ?? []).map((words) => `${words} is not drawn`),
    ...perhaps.map((words) => `${words} is unsure`),
    ...notUnderstood.map((words) => `${words} is not understood`),
    ...(otherLanguage ? [otherLanguage] : []),
  ].map((fault) => `${fault}: ${details}`)
}
const allFaults = (start: string, choices: readonly (readonly Choice[])[]) =>
  choices.flatMap((some) => faultsOf(start, some))

describe('every pick is read as chosen, surely, and drawn', () => {
  test.each(['', 'loves mud', 'She loves trains.', '8, shy but brave', 'My son, plays the flute'])(
    'alone, beside %j',
    (start) => {
      const alone = [...picks.values()].filter(
        ({ id, part }) =>
          !/^(?:coat|neckwear)/.test(id) && (part === 'noun' || /^(?:hair|skin|eyes)/.test(id)),
      )
      const { seen } = read(start)
      const offered = alone.flatMap((pick) => offeredBy(pick, seen).map((value) => [[pick, value] as const]))
      expect(allFaults(start, offered)).toEqual([])
    },
  )

  test('hair in every length, colour and form', () => {
    const isHair = (choices: Choice[]) => choices.length < 2 || choices.every(([, value]) => value !== 'bald')
    const all = product(orNone('hair-length'), orNone('hair-colour'), orNone('hair-form')).filter(isHair)
    expect(all.length).toBeGreaterThan(200)
    expect(allFaults('a girl of 8', all)).toEqual([])
  })

  test('clothes in every colour and pattern', () => {
    const all = product(options('top'), orNone('top-colour'), orNone('top-pattern'))
    expect(all.length).toBeGreaterThan(800)
    expect(allFaults('a boy of 8', all)).toEqual([])
  })

  test.each(['bottom', 'shoes', 'hat'] as const)('%s in every colour', (id) => {
    expect(allFaults('a child of 8', product(options(id), orNone(`${id}-colour`)))).toEqual([])
  })

  test('people of every age, and the other way round', () => {
    const children = options('who').slice(0, 3)
    const young = options('age').filter(([, years]) => Number(years) < 18)
    const old = options('age').filter(([, years]) => Number(years) >= 18)
    const all = [...product(children, young), ...product(options('who').slice(3, 6), old)]
    expect(allFaults('', all)).toEqual([])
    expect(
      allFaults(
        '',
        all.map(([who, age]) => [age, who] as Choice[]),
      ),
    ).toEqual([])
  })

  test('animals and toys with every fur and what they wear around the neck', () => {
    const beings = options('who').slice(6)
    const all = [
      ...product(beings, orNone('coat')),
      ...product(beings, options('neckwear'), orNone('neckwear-colour')),
    ]
    expect(allFaults('', all)).toEqual([])
  })

  test('all at once, in any order, beside any words', () => {
    const random = createRandom(7)
    const one = (list: readonly Choice[]) => list[random(list.length)] as Choice
    const starts = ['', 'Loves mud.', 'shy', 'my daughter, plays the flute', 'He is scared of geese.']
    for (let round = 0; round < 60; round++) {
      const single = picksOf('person').filter(({ id, isMany }) => !isMany && id !== 'who' && id !== 'age')
      const worn = single.map(({ id }) => one(options(id).filter(([, value]) => value !== 'bald')))
      const helps = options('extra').filter(() => random(3) === 0)
      const who = [one(options('who').slice(0, 3)), one(options('age').slice(0, 17))]
      expect.soft(faultsOf(starts[random(starts.length)] ?? '', [...who, ...worn, ...helps])).toEqual([])
    }
  })
})

describe('words of the parent', () => {
  const write = (details: string, id: PickId, value: string | null) =>
    writePick(details, read(details).seen, picks.get(id) as Pick, value)

  test.each([
    ['a girl of 8 with red hair', 'hair-colour', 'black', 'a girl of 8 with black hair'],
    ['Short red hair. Loves mud.', 'hair-length', 'long', 'Long red hair. Loves mud.'],
    ['short red hair', 'hair-form', 'braids', 'short red braids'],
    ['7, braids with gold beads', 'hair-colour', 'black', '7, black braids with gold beads'],
    ['An owl, shy', 'who', 'dog', 'A dog, shy'],
    ['a quiet boy', 'who', 'girl', 'a quiet girl'],
    ['a girl', 'age', '8', 'a girl of 8'],
    ['she is six, shy', 'age', '7', 'she is 7 years old, shy'],
    ['a girl of 8', 'who', 'woman', 'a woman'],
    ['a blue dress and red boots', 'shoes-colour', 'green', 'a blue dress and green boots'],
    ['a girl. Loves mud.', 'extra', 'glasses', 'a girl. Loves mud. Glasses.'],
  ] as const)('%j: %s %s makes it %j', (details, id, value, written) => {
    expect(write(details, id, value)).toBe(written)
  })

  test.each([
    ['a girl of 8, short red hair, loves mud', 'hair-colour', 'a girl of 8, short hair, loves mud'],
    ['a girl, red hair, loves mud', 'hair-colour', 'a girl, loves mud'],
    ['a girl of 8, loves mud', 'age', 'a girl, loves mud'],
    ['a girl, a blue dress', 'top', 'a girl'],
  ] as const)('%j without %s is %j', (details, id, written) => {
    expect(write(details, id, null)).toBe(written)
  })

  test('what is picked twice is taken back', () => {
    expect(write('a girl, glasses, loves mud', 'extra', 'glasses')).toBe('a girl, loves mud')
  })

  test('neither girl nor boy holds where other words say she', () => {
    const they = write('a girl of 8. She loves trains.', 'who', 'child')
    expect(they).toBe('a child of 8 (they). She loves trains.')
    expect(read(they).looks[0]).toBe('a child of 8 (they)')
    expect(write(they, 'who', 'boy')).toBe('a boy of 8. She loves trains.')
  })
})

test('each option is drawn in its own way', () => {
  const drawn: Partial<Record<PickId, (look: HumanLook) => unknown>> = {
    skin: ({ skin }) => skin,
    eyes: ({ eyes }) => eyes,
    'hair-colour': ({ hair }) => hair.colour,
    'hair-form': ({ hair }) => hair.cut,
    top: ({ garment }) => garment.kind,
    'top-colour': ({ garment }) => garment.colour,
    'top-pattern': ({ garment }) => garment.pattern,
    'bottom-colour': ({ bottom }) => bottom.colour,
    shoes: ({ shoes }) => shoes.kind,
    'shoes-colour': ({ shoes }) => shoes.colour,
    hat: ({ headwear }) => headwear?.kind,
    'hat-colour': ({ headwear }) => headwear?.colour,
  }
  for (const [id, seenIn] of Object.entries(drawn) as [PickId, (look: HumanLook) => unknown][]) {
    const noun = id.endsWith('-colour') || id.endsWith('-pattern') ? id.replace(/-\w+$/, '') : null
    const before = noun && noun !== 'hair' ? options(noun as PickId).slice(0, 1) : []
    const ways = options(id).map((one) => {
      const details = writeAll('a girl of 8', [...before, one])
      return seenIn(readLook(describeCharacter({ name: 'Kim', details })) as HumanLook)
    })
    expect.soft(new Set(ways).size, `${id}: ${ways.join(', ')}`).toBe(ways.length)
  }
})

/** The same numbers in the same order every time. */
function createRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648
    return Math.floor((state / 2147483648) * below)
  }
}
