import { expect, test } from 'vitest'
import { looksInScene } from '../looks/look-in-scene.ts'
import { sampleCast } from '../samples/sample-cast.ts'
import { figure, samplePage, sampleStory } from '../samples/sample-story.ts'
import type { SceneDescription } from '../scene-description.ts'
import { composeCover } from './compose-cover.ts'
import { coverKinds } from './cover-idea.ts'
import { coverIdeas } from './cover-ideas.ts'

const scenes = sampleStory.map((_page, index) => samplePage(index))
const seeds = Array.from({ length: 40 }, (_, index) => `idea ${index}`)

/** How often each kind comes first. */
function firsts(story: readonly SceneDescription[], kind: string): number {
  return seeds.filter((seed) => coverIdeas(story, sampleCast, seed)[0]?.kind === kind).length
}

test('a cover shows the parent’s characters before others, and nobody who only passes by (IR-40)', () => {
  const passing = { name: 'Nobody', details: '' }
  const ideas = coverIdeas(scenes, [passing, ...sampleCast], 'a seed')
  expect(ideas.length).toBeGreaterThan(0)
  for (const { scene } of ideas)
    expect(scene.figures.map(({ name }) => name)).toEqual(['Mia', 'Leo', 'Grandma Ruth', 'Snowy'])
})

test('what was left off stays off, and nothing that was wished for one picture is on the cover', () => {
  const leo = figure('Leo', 'sit', 'calm', { leftOff: ['glasses'] })
  const story = [{ ...samplePage(0), figures: [leo], style: 'felt' as const, viewpoint: 'above' as const }]
  const ideas = coverIdeas(story, sampleCast, 'a seed')
  expect(ideas.length).toBeGreaterThan(0)
  for (const { scene } of ideas) {
    expect(scene.figures[0]?.leftOff).toEqual(['glasses'])
    expect(scene).not.toHaveProperty('style')
    expect(scene).not.toHaveProperty('viewpoint')
  }
})

test('all eight ways of composing a cover are to be had, each at a place of the story (IR-40)', () => {
  const found = new Set(seeds.flatMap((seed) => coverIdeas(scenes, sampleCast, seed).map(({ kind }) => kind)))
  expect([...found].sort()).toEqual([...coverKinds].sort())
  const places = new Set(scenes.map(({ setting }) => setting))
  for (const { scene } of seeds.flatMap((seed) => coverIdeas(scenes, sampleCast, seed)))
    expect(places).toContain(scene.setting)
})

test('what a story tells of is on its covers: an evening, a walk, an embrace (IR-40)', () => {
  const calm = scenes.map((scene) => ({
    ...scene,
    time: 'day' as const,
    figures: scene.figures.map((one) => ({ ...one, pose: 'stand' as const })),
  }))
  const atNight = calm.map((scene) => ({ ...scene, time: 'night' as const }))
  const walking = calm.map((scene) => ({
    ...scene,
    figures: scene.figures.map((one) => ({ ...one, pose: 'walk' as const })),
  }))
  const hugging = calm.map((scene) => ({
    ...scene,
    figures: [figure('Mia', 'hug', 'joy', { look: 'Leo' }), figure('Leo', 'stand', 'happy')],
  }))
  expect(firsts(atNight, 'under-the-sky')).toBeGreaterThan(firsts(calm, 'under-the-sky'))
  expect(firsts(walking, 'a-path')).toBeGreaterThan(firsts(calm, 'a-path'))
  expect(firsts(hugging, 'an-embrace')).toBeGreaterThan(firsts(calm, 'an-embrace'))
})

test('a story of one alone inside one room has a cover, too', () => {
  const room: SceneDescription = { ...samplePage(4), figures: [figure('Mia', 'sit', 'calm')], props: [] }
  const ideas = coverIdeas([room], sampleCast, 'alone')
  const looks = ideas.map(({ scene }) => looksInScene(scene, sampleCast))
  const cover = composeCover({ ideas, looks, cast: sampleCast, seed: 'alone' })
  expect(cover.faults).toEqual([])
  expect(cover.compositions.square.figures.map(({ name }) => name)).toEqual(['Mia'])
})
