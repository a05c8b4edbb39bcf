import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { createDatabase } from '../../../../tools/postgres/create-database.ts'
import type {} from '../../../../tools/postgres/postgres-global-setup.ts'
import { createAppContext } from '../app-context.ts'
import { readConfig } from '../config.ts'
import { createLogger } from '../logger.ts'
import { makeDataDirectory, type WorldTemplate } from './world-database.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    worldTemplate: WorldTemplate
  }
}

const templateName = 'world_template'

/** Makes one database with all tables and reference data, which every test world copies: copying is much quicker. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await makeDataDirectory('run')
  const dataDir = join(folder, 'template')
  const serverUrl = project.getProvidedContext().postgresUrl
  const databaseUrl = serverUrl ? await createDatabase(serverUrl, { name: templateName }) : null
  const settings = { DATA_DIR: dataDir, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) }
  const context = await createAppContext(readConfig(settings), createLogger('silent'))
  await context.close()
  const postgres = serverUrl ? { serverUrl, templateName } : null
  project.provide('worldTemplate', { folder, dataDir, postgres })
  return () => rm(folder, { recursive: true, force: true })
}
