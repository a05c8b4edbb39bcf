import { expect, test } from 'vitest'
import { sampleCast, variedCast } from '../samples/sample-cast.ts'
import { variedScenes } from '../samples/sample-scenes.ts'
import { emptyScene, figure } from '../samples/sample-story.ts'
import { sayCover, sayScene } from './say-scene.ts'

const cast = [...sampleCast, ...variedCast]
const names = new RegExp(`\\b(?:${cast.map(({ name }) => name).join('|')})\\b`)

test('everybody is called by their looks, and what is said of them is what the words say', () => {
  const scene = {
    ...emptyScene,
    figures: [{ ...figure('Mia', 'hug', 'joy'), look: 'Snowy' }, figure('Snowy', 'stand', 'happy')],
  }
  const { sentence, figures } = sayScene(scene, cast)
  expect(sentence).toMatch(/^In a meadow, the black-haired girl and the white lamb hug each other\.$/)
  expect(figures.map(({ handle, looks, face }) => `${handle}: ${looks}, ${face}`)).toEqual([
    expect.stringMatching(
      /^the black-haired girl: a girl of about seven with brown skin, two black braids with yellow bows and brown eyes, wearing a yellow dress with \w+ dots and red shoes, a beaming face$/,
    ),
    expect.stringMatching(/^the white lamb: a white lamb with a blue bow around the neck, a happy face$/),
  ])
})

test.each(variedScenes)('"$label" is said without a name', ({ scene }) => {
  const { sentence, figures, others } = sayScene({ ...emptyScene, ...scene }, cast)
  expect(
    [sentence, ...[...figures, ...others].flatMap(({ handle, looks }) => [handle, looks])].join('\n'),
  ).not.toMatch(names)
  expect(new Set([...figures, ...others].map(({ handle }) => handle)).size).toBe(cast.length)
})

test('a look is said in the same words on every page', () => {
  const said = cast.map(({ name }) => {
    const pages = [emptyScene, { ...emptyScene, time: 'night' as const }]
    return pages.map(
      (page) => sayScene({ ...page, figures: [figure(name, 'stand', 'calm')] }, cast).figures[0]?.looks,
    )
  })
  for (const [one, other] of said) expect(one).toBe(other)
  expect(said.map(([words]) => words).join('\n')).not.toMatch(/undefined|null|…| {2}|\ba [aeio]/)
})

test('a cover is said without a name, and told with them', () => {
  const { sentence, alt } = sayCover(
    [{ ...emptyScene, figures: [figure('Leo', 'run', 'joy')] }],
    cast,
    'a seed',
  )
  expect(sentence).toMatch(/\bthe red-haired boy /)
  expect(sentence).not.toContain('Leo')
  expect(alt).toContain('Leo')
})
