import { bookWords, contract, type Part, sceneDescription } from './part.ts'
import { storytellerParts } from './storyteller-rooms.ts'
import { webParts } from './web-rooms.ts'

const server = 'apps/server/src'
/** What the moderator has from the listener. */
const weighing = [
  'packages/listener/src/learned/linear-classifier.ts',
  'packages/listener/src/text/other-language.ts',
]

/** The areas of the server: what the product does, one folder each. */
export const areas = [
  'books',
  'character-sheets',
  'child-devices',
  'close-reading',
  'collections',
  'desk',
  'generations',
  'housekeeping',
  'idempotency',
  'listening',
  'mail',
  'personal-data',
  'portraits',
  'purchases',
  'readings',
  'narrations',
  'recordings',
  'reference',
  'accounts',
  'reports',
  'sharing',
  'shelf',
  'added-stories',
  'supplier-calls',
  'starter-library',
  'stories',
  'token-ledger',
  'tries',
  'users',
  'watching',
  'verdicts',
]

const frontFiles = areas.map((area) => `${server}/${area}/${area}.ts`)
const forEveryArea = [
  `${server}/ports/**`,
  `${server}/jobs/**`,
  `${server}/{api-error,ask-together,reader-key,logger,tracing,config}.ts`,
  `${server}/db/database.ts`,
  contract,
  sceneDescription,
  ...frontFiles,
]

const areaParts = areas.flatMap((area): Part[] => [
  {
    files: `${server}/${area}/**-store.ts`,
    mayImport: [`${server}/${area}/**`, `${server}/db/**`, ...forEveryArea],
    rule: 'a store uses the database and its own area; another area only through the file named like its folder.',
  },
  {
    files: `${server}/${area}/**`,
    mayImport: [`${server}/${area}/**`, ...forEveryArea],
    rule: 'an area uses ports, the contract, its own files, and another area only through the file named like its folder. Only a *-store.ts uses the tables, only app-context.ts names an adapter, with context/ beside it.',
  },
])

const settings = [`${server}/settings/**`, `${server}/ports/{files,identity,model,payment,trace}-setting.ts`]

const serverParts: Part[] = [
  {
    files: `${server}/{main,run-server,app-context,doctor,move-files}.ts`,
    mayImport: [`${server}/**`, contract],
    rule: 'the composition root joins the parts of the server; the built-in engines come through adapters/.',
  },
  {
    files: `${server}/context/**`,
    mayImport: [`${server}/**`, contract],
    rule: 'context/ is what app-context.ts joins, by subject; the built-in engines come through adapters/.',
  },
  {
    files: `${server}/{api-error,ask-together,reader-key,logger,tracing,config}.ts`,
    mayImport: [contract, ...settings],
    rule: 'what every part of the server uses stands on the contract alone; config.ts also joins the settings, each in the room of its subject.',
  },
  {
    files: `${server}/settings/**`,
    mayImport: settings,
    rule: 'a setting is read and checked by itself; it names only what the ports ask for: the models, the bucket, the payment, who knows the accounts and who is told what is done.',
  },
  {
    files: `${server}/http/**`,
    mayImport: [
      `${server}/http/**`,
      ...areas.map((area) => `${server}/${area}/**`),
      `${server}/ports/**`,
      `${server}/{app-context,api-error,ask-together,reader-key,logger,tracing,config}.ts`,
      contract,
    ],
    rule: 'http/ speaks HTTP and decides nothing: it calls areas and ports, never adapters or the database.',
  },
  ...areaParts,
  {
    files: `${server}/jobs/**`,
    mayImport: [
      `${server}/jobs/**`,
      `${server}/db/**`,
      `${server}/ports/**`,
      `${server}/{logger,tracing}.ts`,
      contract,
    ],
    rule: 'the job queue lies in the database and knows no area.',
  },
  {
    files: `${server}/db/seed/**`,
    mayImport: [
      `${server}/db/**`,
      contract,
      'packages/storyteller/src/scripture/**',
      'packages/illustrator/src/styles/styles.ts',
    ],
    rule: 'the first reference data is what the contract, the Scripture of the storyteller and the styles of the illustrator say.',
  },
  {
    files: `${server}/db/**`,
    mayImport: [
      `${server}/db/**`,
      `${server}/{config,logger}.ts`,
      `${server}/ports/**`,
      contract,
      sceneDescription,
    ],
    rule: 'db/ knows tables and the shape of what is stored in them, not what it is for.',
  },
  {
    files: `${server}/ports/**`,
    mayImport: [`${server}/ports/**`, contract, sceneDescription],
    rule: 'a port says what the areas need; it stands on the contract and on the description of a scene.',
  },
  {
    files: `${server}/adapters/<name>/**`,
    mayImport: [`${server}/adapters/<name>/**`, `${server}/ports/**`, 'packages/**'],
    rule: 'an adapter fits one supplier to the ports: it uses ports, the contract and packages, never an area and never another adapter.',
  },
]

const packageParts: Part[] = [
  {
    files: contract,
    mayImport: [contract],
    packages: ['zod'],
    rule: 'browser and server both load the contract, so it imports only zod.',
  },
  ...storytellerParts,
  {
    files: 'packages/illustrator/src/**',
    mayImport: ['packages/illustrator/src/**', 'packages/listener/src/**'],
    rule: 'the illustrator asks the listener what parents mean, and knows nothing else of the project.',
  },
  {
    files: 'packages/moderator/src/**',
    mayImport: ['packages/moderator/src/**', ...weighing],
    rule: 'the moderator weighs words and tells languages apart as the listener does (learned/linear-classifier, text/other-language), and knows nothing else of the project.',
  },
  {
    files: 'packages/<name>/src/**',
    mayImport: ['packages/<name>/src/**'],
    rule: 'a package stands alone: it knows neither the apps nor the other packages.',
  },
]

export const parts: Part[] = [...webParts, ...serverParts, ...packageParts]

/** Which workspace may use which, tests and configuration included. */
export const workspaces: Part[] = [
  ...['bookmaker', 'contract', 'listener'].map((name) => ({
    files: `packages/${name}/**`,
    mayImport: [`packages/${name}/**`],
    rule: 'a package stands alone, its tests too.',
  })),
  {
    files: 'packages/moderator/**',
    mayImport: ['packages/moderator/**', ...weighing],
    rule: 'a package stands alone, its tests too; the moderator weighs words and tells languages apart as the listener does.',
  },
  {
    files: 'packages/illustrator/**',
    mayImport: ['packages/illustrator/**', 'packages/listener/src/**'],
    rule: 'a package stands alone, its tests too; the illustrator asks the listener.',
  },
  {
    files: 'packages/storyteller/**',
    mayImport: ['packages/storyteller/**', 'packages/listener/src/**', sceneDescription],
    rule: 'a package stands alone, its tests too.',
  },
  {
    files: 'apps/web/**',
    mayImport: ['apps/web/**', contract, bookWords],
    rule: 'the web app and the server meet in the contract only; both set books with the same words.',
  },
  {
    files: 'apps/server/**',
    mayImport: [
      'apps/server/**',
      'packages/**',
      'tools/{postgres,product,network,model-server,mail-server,file-server,migrations}/**',
    ],
    rule: 'the server uses the packages; its tests also the databases, the suppliers, the running product and the rule of migrations of tools/.',
  },
  {
    files: 'e2e/**',
    mayImport: ['e2e/**', contract, 'tools/**'],
    rule: 'the browser tests know the product from outside: its addresses and the contract.',
  },
  {
    files: 'tools/**',
    mayImport: ['tools/**', 'packages/**', 'vitest.config.ts'],
    rule: 'tools start the apps as programs and never import them.',
  },
]

/** Packages that belong to one place, wherever it is in the server. */
export const guardedPackages = [
  {
    packages: ['drizzle-orm', 'pg', '@electric-sql/pglite'],
    onlyIn: [`${server}/db/**`, `${server}/**-store.ts`, `${server}/jobs/**`],
    rule: 'only a store and db/ speak SQL (and the job queue, which lies in the same database).',
  },
  {
    packages: ['pg-boss'],
    onlyIn: [`${server}/jobs/**`],
    rule: 'jobs are sent and taken through jobs/.',
  },
]

/** The one file of the product that reads the environment. Everything else gets its settings handed in. */
export const environmentReader = `${server}/config.ts`

export const forbiddenNames = [
  'utils',
  'util',
  'helpers',
  'helper',
  'common',
  'misc',
  'shared',
  'types',
  'index',
]
export const allowedNames = ['packages/contract/src/index.ts']
