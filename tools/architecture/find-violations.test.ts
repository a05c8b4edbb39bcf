import { describe, expect, test } from 'vitest'
import { findViolations } from './find-violations.ts'

const manifests = {
  'packages/contract/package.json':
    '{"name":"@faith-fables/contract","exports":{".":"./src/index.ts","./*":"./src/*.ts"}}',
  'packages/illustrator/package.json':
    '{"name":"@faith-fables/illustrator","exports":{".":"./src/illustrator.ts","./*":"./src/*.ts"}}',
}

/** The imports of a small made-up project: from each file to what it imports. */
function violationsOf(imports: Record<string, string>): string[] {
  const sources = Object.entries(imports).map(
    ([file, specifier]) => [file, `import { x } from '${specifier}'`] as const,
  )
  return findViolations(new Map([...Object.entries(manifests), ...sources]))
}

const allowed: [string, string][] = [
  ['apps/web/src/routes.tsx', './screens/library/library-screen.tsx'],
  ['apps/web/src/screens/library/library-screen.tsx', './library-tabs.tsx'],
  ['apps/web/src/screens/library/library-screen.tsx', '../../components/story/story-card.tsx'],
  ['apps/web/src/screens/library/library-screen.tsx', '../../paths.ts'],
  ['apps/web/src/components/story/story-card.tsx', '../../ui/paper/card.tsx'],
  ['apps/web/src/api/calls/client.ts', '@faith-fables/contract/endpoints'],
  ['apps/server/src/app-context.ts', './adapters/local-files/local-file-store.ts'],
  ['apps/server/src/context/suppliers.ts', '../adapters/local-files/local-file-store.ts'],
  ['apps/server/src/config.ts', './settings/mail-settings.ts'],
  ['apps/server/src/settings/payment-settings.ts', '../ports/payment-setting.ts'],
  ['apps/server/src/http/routes/story-routes.ts', '../../stories/stories.ts'],
  ['apps/server/src/generations/stages/splitting-scenes.ts', '../../token-ledger/token-ledger.ts'],
  ['apps/server/src/stories/story-store.ts', 'drizzle-orm'],
  ['apps/server/src/stories/story-store.ts', '../db/schema.ts'],
  ['apps/server/src/stories/publish-story.ts', '../db/database.ts'],
  ['apps/server/src/adapters/builtin/pictures.ts', '@faith-fables/illustrator'],
  ['apps/server/src/stories/stories.test.ts', '../adapters/local-files/local-file-store.ts'],
  ['packages/storyteller/src/plots/plot.ts', '@faith-fables/illustrator/scene-description'],
  ['packages/storyteller/src/weaving/weave-in.ts', '../telling/insertion.ts'],
  ['packages/storyteller/src/plan/read-request.ts', '../story-request.ts'],
  ['packages/storyteller/src/storyteller.ts', './report/report-details.ts'],
  ['packages/contract/src/limits.ts', 'zod'],
]

test.each(allowed)('%s may import %s', (file, specifier) => {
  expect(violationsOf({ [file]: specifier })).toEqual([])
})

const forbidden: [string, string, RegExp][] = [
  [
    'apps/web/src/screens/library/library-screen.tsx',
    '../reader/page-turn.tsx',
    /screens never import each other/,
  ],
  [
    'apps/web/src/screens/library/library-screen.tsx',
    '../../routes.tsx',
    /screens never import each other or the routes/,
  ],
  [
    'apps/web/src/components/story/story-card.tsx',
    '../../screens/library/library-tabs.tsx',
    /never know them/,
  ],
  ['apps/web/src/ui/paper/card.tsx', '@faith-fables/contract', /knows nothing of our domain/],
  ['apps/web/src/ui/paper/card.tsx', '../../session/session.ts', /knows nothing of our domain/],
  ['apps/web/src/api/calls/client.ts', '../../ui/messages/toast.tsx', /nothing of what is on the screen/],
  ['apps/web/src/api/calls/client.ts', '../../../../server/src/config.ts', /meet in the contract only/],
  ['apps/server/src/http/routes/story-routes.ts', '../../db/schema.ts', /never adapters or the database/],
  ['apps/server/src/http/routes/story-routes.ts', '../../adapters/builtin/pictures.ts', /never adapters/],
  ['apps/server/src/stories/publish-story.ts', '../token-ledger/spend-tokens.ts', /named like its folder/],
  [
    'apps/server/src/stories/publish-story.ts',
    '../token-ledger/token-ledger-store.ts',
    /named like its folder/,
  ],
  [
    'apps/server/src/stories/publish-story.ts',
    '../adapters/local-files/local-file-store.ts',
    /only app-context.ts names/,
  ],
  ['apps/server/src/stories/publish-story.ts', '../http/http-server.ts', /an area uses ports/],
  ['apps/server/src/stories/publish-story.ts', '../app-context.ts', /an area uses ports/],
  ['apps/server/src/stories/publish-story.ts', '../context/library.ts', /an area uses ports/],
  ['apps/server/src/settings/mail-settings.ts', '../mail/mail.ts', /a setting is read and checked by itself/],
  ['apps/server/src/stories/publish-story.ts', 'drizzle-orm/pg-core', /only a store and db\/ speak SQL/],
  ['apps/server/src/stories/publish-story.ts', '../db/schema.ts', /Only a \*-store.ts uses the tables/],
  ['apps/server/src/stories/publish-story.ts', '../testing/test-world.ts', /only tests import/],
  ['apps/server/src/stories/publish-story.ts', 'pg-boss', /through jobs\//],
  ['apps/server/src/stories/publish-story.ts', '@faith-fables/illustrator', /an area uses ports/],
  ['apps/server/src/adapters/openai/openai-text.ts', '../../stories/stories.ts', /never an area/],
  [
    'apps/server/src/adapters/openai/openai-text.ts',
    '../local-files/local-file-store.ts',
    /never another adapter/,
  ],
  ['apps/server/src/leftovers/odds.ts', '../config.ts', /lies in no part of the layout/],
  ['packages/contract/src/limits.ts', 'lodash', /imports only zod/],
  ['packages/storyteller/src/plot.ts', '@faith-fables/illustrator', /knows nothing else of the project/],
  ['packages/storyteller/src/plan/story-plan.ts', '../telling/tell-pages.ts', /only what lies before it/],
  ['packages/storyteller/src/weaving/weaver.ts', '../scenes/build-scene.ts', /only what lies before it/],
  ['packages/storyteller/src/words/articles.ts', '../figures/verbs.ts', /only what lies before it/],
  ['packages/storyteller/src/details/detail.ts', '../storyteller.ts', /only what lies before it/],
  ['packages/storyteller/src/random.ts', './telling/polish.ts', /knows none of them/],
  ['packages/storyteller/src/odds/ends.ts', '../random.ts', /is given its place/],
  ['packages/illustrator/src/scene.ts', '../../contract/src/limits.ts', /stands alone/],
  [
    'packages/illustrator/src/scene.test.ts',
    '../../../apps/server/src/config.ts',
    /stands alone, its tests too/,
  ],
  ['tools/bench/bench.ts', '../../apps/server/src/config.ts', /never import them/],
]

test.each(forbidden)('%s may not import %s', (file, specifier, sentence) => {
  const violations = violationsOf({ [file]: specifier })

  expect(violations.join('\n')).toMatch(sentence)
  expect(violations[0]).toContain(file)
})

describe('what counts as an import', () => {
  const file = 'apps/web/src/ui/class-names.ts'
  const violations = (source: string) => findViolations(new Map([[file, source]]))

  test.each([
    [`import type { Story } from '../session/session.ts'`],
    [`export * from '../session/session.ts'`],
    [`import '../session/session.ts'`],
    [`const lazy = () => import('../session/session.ts')`],
    [`import {\n  first,\n  second,\n} from "../session/session.ts"`],
  ])('%s does', (source) => {
    expect(violations(source)).toEqual([
      expect.stringContaining('imports apps/web/src/session/session.ts: ui/ knows nothing'),
    ])
  })

  test('an example in a comment does not', () => {
    expect(
      violations(`/** import { x } from '../session/session.ts' */\n// import '../api/client.ts'`),
    ).toEqual([])
  })
})

test('of the product only config.ts reads the environment', () => {
  const reading = 'export const port = process.env.PORT'
  const tree = new Map([
    ['apps/server/src/config.ts', reading],
    ['apps/server/src/stories/stories.ts', reading],
    ['apps/server/src/users/users.ts', '/** never process.env */'],
    ['apps/server/src/main.test.ts', reading],
    ['apps/web/vite.config.ts', reading],
  ])
  expect(findViolations(tree)).toEqual([
    expect.stringMatching(/^apps\/server\/src\/stories\/stories\.ts reads process\.env/),
  ])
})

test('a name that says nothing is refused, for folders too; the front of the contract is the exception', () => {
  const tree = new Map(
    [
      'apps/web/src/ui/paper/utils.ts',
      'apps/server/src/stories/helpers/dates.ts',
      'packages/contract/src/index.ts',
    ].map((file) => [file, '']),
  )
  expect(findViolations(tree)).toEqual([
    'apps/web/src/ui/paper/utils.ts: "utils" says nothing; name it after what is in it.',
    'apps/server/src/stories/helpers/dates.ts: "helpers" says nothing; name it after what is in it.',
  ])
})

test('a part of the look lies in a room, not beside the rooms', () => {
  const files = [
    'apps/web/src/ui/class-names.ts',
    'apps/web/src/ui/card.tsx',
    'apps/web/src/components/story-card.tsx',
  ]
  expect(findViolations(new Map(files.map((file) => [file, ''])))).toEqual([
    expect.stringMatching(/^apps\/web\/src\/ui\/card\.tsx lies in no part of the layout/),
    expect.stringMatching(/^apps\/web\/src\/components\/story-card\.tsx lies in no part of the layout/),
  ])
})
