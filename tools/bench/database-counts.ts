import pg from 'pg'

/** How many migrations a database has been through. @throws Error where one of them ran twice */
export async function countMigrations(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query(
      'select count(*)::int as run, count(distinct created_at)::int as migrations from drizzle.__drizzle_migrations',
    )
    const [{ run, migrations }] = rows
    if (run !== migrations) throw new Error(`${run} migrations ran, and there are ${migrations}.`)
    return run
  } finally {
    await client.end()
  }
}
