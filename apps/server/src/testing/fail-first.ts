import { sql } from 'drizzle-orm'
import type { TestWorld } from './start-test-world.ts'

/**
 * From now on the first such change of a row of this table fails as a database fails: what was done in its
 * transaction is undone. The next ones succeed.
 * @param condition which changes are meant, in SQL: `new.status = 'published'`
 */
export async function failFirst(world: TestWorld, table: string, condition: string): Promise<void> {
  const statements = [
    // A sequence counts on through transactions that are undone.
    `create sequence changes_of_${table}`,
    `create function fail_first_of_${table}() returns trigger language plpgsql as $$
     begin
       if nextval('changes_of_${table}') = 1 then raise exception 'the disk hiccuped'; end if;
       return new;
     end $$`,
    `create trigger fail_first before update on ${table}
       for each row when (${condition}) execute function fail_first_of_${table}()`,
  ]
  for (const statement of statements) await world.context.database.db.execute(sql.raw(statement))
}
