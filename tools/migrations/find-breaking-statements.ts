/** A statement of a migration that processes of the version before would not survive, or would have to wait for. */
export interface BreakingStatement {
  /** Its first words. */
  statement: string
  /** What it does to them, and what to do instead. */
  rule: string
}

/** Begins a line that says why a statement is harmless all the same. */
const mark = /^-- breaks nobody: .{10,}/m
const outsideMark = '-- outside a transaction'

interface Rule {
  pattern: RegExp
  /** Whether it is about a table that may have rows and readers: one made in the same file has neither. */
  onlyOnOlderTables?: boolean
  rule: string
}

const rules: Rule[] = [
  {
    pattern: /\bdrop (table|column|view|schema|type)\b/i,
    rule: 'takes away what the version before reads and writes: have one version without it first, and drop it in the next.',
  },
  {
    pattern: /\brename\b/i,
    rule: 'takes a name away that the version before uses: add the new one, write both, and drop the old one a version later.',
  },
  {
    pattern: /\balter column \S+ (set data )?type\b/i,
    rule: 'rewrites the table while nobody may read it: add a column of the new type, write both, and drop the old one later.',
  },
  {
    pattern: /\badd (column )?(?!constraint)(?=[^,;]*\bnot null\b)(?![^,;]*\b(default|generated)\b)/i,
    onlyOnOlderTables: true,
    rule: 'refuses the rows of the version before, which knows no such column: give it a default, or let it be null.',
  },
  {
    pattern: /\balter column \S+ (set not null|drop default)\b/i,
    rule: 'refuses the rows of the version before, if it leaves the column out: do it a version after all write it.',
  },
  {
    pattern: /\bgenerated always as \(.*\) stored\b/is,
    onlyOnOlderTables: true,
    rule: 'rewrites the table while nobody may read it: add a plain column, fill it by a trigger, and the older rows in parts.',
  },
  {
    pattern: /\bdefault (\(?\s*)(gen_random_uuid|random|clock_timestamp|nextval)\b/i,
    onlyOnOlderTables: true,
    rule: 'has a value of its own for each row, so it rewrites the table: add the column without it, and the default after.',
  },
  {
    pattern: /\badd constraint\b(?=[\s\S]*\b(check|foreign key)\b)(?![\s\S]*\bnot valid\b)/i,
    onlyOnOlderTables: true,
    rule: 'reads the whole table while nobody may write: add it NOT VALID, and VALIDATE it in a migration after.',
  },
  {
    pattern: /\badd constraint\b(?=[\s\S]*\b(unique|primary key|exclude)\b)(?![\s\S]*\busing index\b)/i,
    onlyOnOlderTables: true,
    rule: 'builds an index while nobody may read: build it CONCURRENTLY in a file outside a transaction, and add it USING INDEX.',
  },
  {
    pattern: /^create (unique )?index (?!concurrently)/i,
    onlyOnOlderTables: true,
    rule: `holds up all who write while it is built: say CONCURRENTLY, in a file of its own that begins with "${outsideMark}".`,
  },
  {
    pattern: /^(update|delete from)\b/i,
    onlyOnOlderTables: true,
    rule: 'holds the rows it changes until it ends: change them in parts, by housekeeping, or say why they are few.',
  },
  {
    pattern: /^(truncate|lock|cluster|vacuum full|reindex (?!.*concurrently))/i,
    rule: 'holds up all who read the table.',
  },
]

/** @param sql the text of a migration, as drizzle writes it */
export function findBreakingStatements(sql: string): BreakingStatement[] {
  const isOutside = sql.trimStart().startsWith(outsideMark)
  const statements = sql.split('--> statement-breakpoint').map((text) => ({ text, bare: bareOf(text) }))
  const made = new Set(statements.flatMap(({ bare }) => nameAfter(bare, /^create table (if not exists )?/i)))
  return statements
    .filter(({ text, bare }) => bare !== '' && !mark.test(text))
    .flatMap(({ bare }) => {
      const broken = rules.filter(
        ({ pattern, onlyOnOlderTables }) => pattern.test(bare) && !(onlyOnOlderTables && isAbout(bare, made)),
      )
      const found = broken.map(({ rule }) => rule)
      if (/\bconcurrently\b/i.test(bare) !== isOutside) found.push(wrongPlace(isOutside))
      return found.map((rule) => ({ statement: bare.slice(0, 80), rule }))
    })
}

/** What is killed half-way is run again from its first statement, so a file holds nothing that could not be. */
function wrongPlace(isOutside: boolean): string {
  return isOutside
    ? `stands in a file "${outsideMark.slice(3)}", where only what says CONCURRENTLY may stand.`
    : `says CONCURRENTLY, which a transaction refuses: give it a file of its own that begins with "${outsideMark}".`
}

/** Without comments and texts, in one line. */
function bareOf(statement: string): string {
  return statement
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function nameAfter(bare: string, before: RegExp): string[] {
  const [, name] = bare.replace(before, '\u0000').match(/^\u0000(?:"?public"?\.)?"?(\w+)"?/) ?? []
  return name === undefined ? [] : [name]
}

function isAbout(bare: string, made: Set<string>): boolean {
  if (/^create table\b/i.test(bare)) return true
  const [, table = ''] =
    bare.match(/^(?:alter table|update|delete from)(?: only)? (?:if exists )?(?:"?public"?\.)?"?(\w+)"?/i) ??
    bare.match(/^create (?:unique )?index .*? on (?:only )?(?:"?public"?\.)?"?(\w+)"?/i) ??
    []
  return made.has(table)
}
