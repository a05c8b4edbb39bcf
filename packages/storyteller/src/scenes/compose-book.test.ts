import type { SceneDescription } from '@faith-fables/illustrator/scene-description'
import { expect, test } from 'vitest'
import { writeStory } from '../storyteller.ts'
import { aStoryRequest, families } from '../testing/story-requests.ts'
import { composeBook } from './compose-book.ts'

const viewOf = ({ viewpoint = 'level' }: SceneDescription) => viewpoint
const scenesOf = (seed: string, family = families[0]): SceneDescription[] =>
  writeStory(aStoryRequest({ ...family, seed, sceneCount: 12 })).pages.map(({ scene }) => scene)

test('no two neighbours of a book are alike in place and view (IR-32)', () => {
  for (const [index, family] of families.entries()) {
    const scenes = scenesOf(`neighbours ${index}`, family)
    for (const [page, scene] of scenes.entries()) {
      const before = scenes[page - 1]
      if (before?.setting === scene.setting)
        expect(viewOf(scene), `page ${page + 1} of ${index}`).not.toBe(viewOf(before))
    }
  }
})

test('a book is seen from four places at least, a third of it or more at eye level or as it was told (IR-32)', () => {
  for (const [index, family] of families.entries()) {
    const scenes = scenesOf(`views ${index}`, family)
    const views = scenes.map(viewOf)
    // Nearly all of it in a stable, which is seen neither from afar nor through the window of a house.
    const isInStable = scenes.filter(({ setting }) => setting === 'stable').length > 8
    expect(new Set(views).size, views.join(', ')).toBeGreaterThanOrEqual(isInStable ? 3 : 4)
    expect(views.filter((view) => view === 'level').length).toBeGreaterThanOrEqual(3)
  }
})

test('no window looks out onto the front of its own house (IR-32)', () => {
  const plain = scenesOf('porch').map(({ viewpoint: _viewpoint, ...scene }) => ({
    ...scene,
    setting: 'porch' as const,
  }))
  for (let seed = 0; seed < 20; seed++)
    expect(composeBook(plain, `porch ${seed}`).map(viewOf)).not.toContain('window')
})

test('through a window one sees into a home and onto its yard, never into a church nor from so near that somebody is cut off (IR-32)', () => {
  const plain = scenesOf('porch')
    .map(({ viewpoint: _viewpoint, ...scene }) => scene)
    .filter(({ figures }) => !figures.some(({ pose }) => pose === 'lie' || pose === 'sleep'))
  const views = (setting: SceneDescription['setting'], shot: SceneDescription['shot']): string[] =>
    Array.from({ length: 20 }, (_, seed) =>
      composeBook(
        plain.map((scene) => ({ ...scene, setting, shot })),
        `panes ${seed}`,
      ).map(viewOf),
    ).flat()
  expect(views('kitchen', 'wide')).toContain('window')
  expect(views('kitchen', 'close')).not.toContain('window')
  expect(views('church-inside', 'wide')).not.toContain('window')
})

test('the same scenes with another seed are another book, with the same seed the same one (IR-32)', () => {
  const plain = scenesOf('plot').map(({ viewpoint: _viewpoint, ...scene }) => scene)
  const books = ['one', 'two', 'three', 'four'].map((seed) => composeBook(plain, seed).map(viewOf).join(' '))
  expect(new Set(books).size).toBe(books.length)
  expect(composeBook(plain, 'one')).toEqual(composeBook(plain, 'one'))
})

test('nobody stands near the reader before a crowd, or before somebody who acts low on the ground (IR-32)', () => {
  const [first] = scenesOf('plot')
  if (!first) throw new Error('There is no scene.')
  const { viewpoint: _viewpoint, ...scene } = first
  const base: SceneDescription = {
    ...scene,
    setting: 'garden',
    shot: 'medium',
    props: [],
    figures: [
      { name: 'Mia', pose: 'stand', face: 'sad', look: 'Ruth', hold: 'map' },
      { name: 'Ruth', pose: 'stand', face: 'calm', look: 'Mia' },
      { name: 'Leo', pose: 'stand', face: 'calm', look: 'Mia' },
    ],
  }
  const [actor, ...others] = base.figures
  const low = actor ? { ...base, figures: [{ ...actor, pose: 'sit' as const }, ...others] } : base
  const seenPast = (one: SceneDescription): boolean =>
    Array.from({ length: 40 }, (_, seed) => composeBook([one], `past ${seed}`)).some(
      ([made]) => made?.viewpoint === 'past',
    )
  expect(seenPast(base)).toBe(true)
  expect(seenPast({ ...base, props: ['gate', 'crowd'] })).toBe(false)
  expect(seenPast(low)).toBe(false)
})

test('one alone before many is seen from near or above only from so far that they are seen as well (IR-32)', () => {
  const [first] = scenesOf('plot')
  if (!first) throw new Error('There is no scene.')
  const { viewpoint: _viewpoint, ...scene } = first
  const viewsOf = (props: string[], shot: 'medium' | 'wide'): string[] =>
    Array.from({ length: 30 }, (_, seed) => {
      const alone: SceneDescription = {
        ...scene,
        setting: 'school',
        shot,
        figures: [{ name: 'Mia', pose: 'stand', face: 'shy' }],
        props,
      }
      return composeBook([alone, { ...alone, setting: 'garden' }], `many ${seed}`)
    })
      .flat()
      .map(viewOf)
      .filter((view) => view === 'above' || view === 'near')
  for (const many of ['children', 'laughing children', 'crowd']) {
    expect(viewsOf([many], 'medium')).toEqual([])
    expect(viewsOf([many], 'wide')).toContain('above')
  }
  expect(viewsOf(['bench'], 'medium')).toContain('above')
})

test('a page that wants to be seen from somewhere is, where there is room for everybody (IR-32)', () => {
  const [scene] = scenesOf('plot')
  if (!scene) throw new Error('There is no scene.')
  const wanted = (viewpoint: SceneDescription['viewpoint'], setting: SceneDescription['setting']) =>
    Array.from({ length: 12 }, (_, seed) => {
      const figures = [{ name: 'Mia', pose: 'stand', face: 'sad' } as const]
      const [made] = composeBook(
        [{ ...scene, shot: 'medium', setting, figures, ...(viewpoint && { viewpoint }) }],
        `${seed}`,
      )
      return made && viewOf(made)
    })
  expect(new Set(wanted('above', 'garden'))).toEqual(new Set(['above']))
  expect(new Set(wanted('level', 'garden'))).toEqual(new Set(['level']))
  expect(wanted('far', 'kitchen')).not.toContain('far')
  for (const room of ['kitchen', 'bedroom', 'living-room', 'garden'] as const)
    expect(wanted('window', room)).toContain('window')
  for (const place of ['church-inside', 'school', 'bakery', 'barn', 'street', 'village', 'farm'] as const)
    expect(wanted('window', place), place).not.toContain('window')
})
