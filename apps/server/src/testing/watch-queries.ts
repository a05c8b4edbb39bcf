import { z } from 'zod'
import type { TestWorld } from './start-test-world.ts'

/** What the database did to answer one query. */
export interface AnsweredQuery {
  text: string
  /** Kinds of steps, such as `Index Scan` and `Sort`, each with the table it is on. */
  steps: string[]
  /** Rows that were looked at in tables and indexes, found or thrown away. */
  rowsRead: number
}

const result = z.object({ rows: z.array(z.unknown()) })
type Query = (text: unknown, ...more: unknown[]) => Promise<unknown>

/**
 * The queries that the product sends outside of transactions while `use` runs, each with what the database does for it:
 * `EXPLAIN ANALYZE` is asked for the very same text and values.
 */
export async function watchQueries(world: TestWorld, use: () => Promise<unknown>): Promise<AnsweredQuery[]> {
  const client: { query: Query } = Reflect.get(world.context.database.db, '$client')
  const original = client.query
  const sent: { text: string; values: unknown }[] = []
  client.query = async function (this: unknown, text, ...more) {
    sent.push({ text: textOf(text), values: more[0] })
    return await original.call(client, text, ...more)
  }
  try {
    await use()
  } finally {
    client.query = original
  }
  const selects = sent.filter(({ text }) => /^[\s(]*(select|with)\b/i.test(text) && !text.includes('pgboss.'))
  const answered: AnsweredQuery[] = []
  for (const { text, values } of selects) {
    const { rows } = result.parse(
      await original.call(client, `explain (analyze, format json) ${text}`, values),
    )
    answered.push({ text, ...describe(planOf(rows[0])) })
  }
  return answered
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : ''
}

const step = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Index Name': z.string().optional(),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.number().default(0),
  get Plans() {
    return z.array(step).default([])
  },
})
type Step = z.infer<typeof step>

function planOf(row: unknown): Step {
  const explained = z.object({ 'QUERY PLAN': z.array(z.object({ Plan: step })) }).parse(row)
  const [first] = explained['QUERY PLAN']
  if (!first) throw new Error('The database explained nothing.')
  return first.Plan
}

function describe(plan: Step): Pick<AnsweredQuery, 'steps' | 'rowsRead'> {
  const all = flatten(plan)
  return {
    steps: all.map((one) =>
      [one['Node Type'], one['Relation Name'] ?? '', one['Index Name'] ?? ''].join(' ').trim(),
    ),
    rowsRead: all
      .filter(({ Plans }) => Plans.length === 0)
      .reduce(
        (sum, one) => sum + (one['Actual Rows'] + one['Rows Removed by Filter']) * one['Actual Loops'],
        0,
      ),
  }
}

function flatten(plan: Step): Step[] {
  return [plan, ...plan.Plans.flatMap(flatten)]
}

/** Steps that look at every row of a table that grows. */
export function wholeTableScans(queries: readonly AnsweredQuery[]): string[] {
  return stepsLike(queries, /^Seq Scan (stories|generations|token_entries)/)
}

/** Steps that put rows in an order which no index keeps for them. */
export function sortingSteps(queries: readonly AnsweredQuery[]): string[] {
  return stepsLike(queries, /^(Incremental )?Sort/)
}

function stepsLike(queries: readonly AnsweredQuery[], kind: RegExp): string[] {
  return queries.flatMap(({ steps }) => steps.filter((one) => kind.test(one)))
}

/** Rows that were looked at to answer these queries. */
export function rowsRead(queries: readonly AnsweredQuery[]): number {
  if (queries.length === 0) throw new Error('No query was seen.')
  return queries.reduce((sum, query) => sum + query.rowsRead, 0)
}
