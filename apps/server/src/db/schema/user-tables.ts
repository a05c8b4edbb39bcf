import { type SQLWrapper, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'

/** A parent as the product knows them. `uid` is the identity provider's id. */
export const profiles = pgTable(
  'profiles',
  {
    uid: text().primaryKey(),
    email: text().notNull(),
    displayName: text(),
    photoUrl: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Why an administrator has locked the account; null where it is open. */
    lockReason: text(),
    /** Salt and hash of the PIN by which a device is taken back from a child; null where there is none. */
    shelfPin: text(),
    /** A second adult says yes before a story comes to the shelf. */
    shelfNeedsApproval: boolean().notNull().default(false),
    /** When the account is deleted; null where nobody asked for it. */
    deletesAt: timestamp({ withTimezone: true }),
    /** Whether public stories stay then, without the parent's name. */
    keepsPublicStories: boolean().notNull().default(false),
    /** Of a deleted account the row stays, empty: the ledger needs it. */
    deletedAt: timestamp({ withTimezone: true }),
    /** Whether letters about the parent's stories are wanted. */
    lettersAboutStories: boolean().notNull().default(true),
  },
  (table) => [
    index('profiles_by_name').using('gin', wordsOfName(table)),
    index('profiles_by_words').using('gin', wordsOfParent(table)),
    index('profiles_newest').on(table.createdAt, table.uid),
    index('profiles_deleting').on(table.deletesAt).where(sql`${table.deletesAt} is not null`),
    index('profiles_locked').on(table.uid).where(sql`${table.lockReason} is not null`),
  ],
)

/** What authors are looked for by. Queries say it in these words, which are those of the index. */
export function wordsOfName({ displayName }: { displayName: SQLWrapper }) {
  return sql`to_tsvector('simple', coalesce(${displayName}, ''))`
}

/** What parents are looked for by at the desk. Queries say it in these words, which are those of the index. */
export function wordsOfParent({ email, displayName }: { email: SQLWrapper; displayName: SQLWrapper }) {
  return sql`to_tsvector('simple', regexp_replace(${email}, '[^[:alnum:]]+', ' ', 'g') || ' ' || coalesce(${displayName}, ''))`
}

/** The balance of each parent: one row, locked by whoever changes it. */
export const tokenAccounts = pgTable(
  'token_accounts',
  {
    uid: text()
      .primaryKey()
      .references(() => profiles.uid),
    balance: integer().notNull().default(0),
    /** Tokens that were spent before their money went back; settled from what is bought next. */
    owed: integer().notNull().default(0),
  },
  (table) => [
    check('token_accounts_balance_not_negative', sql`${table.balance} >= 0`),
    check('token_accounts_owed_not_negative', sql`${table.owed} >= 0`),
  ],
)

/** Every change of a balance, append-only. `kind` and `reference` make a repeated change harmless. */
export const tokenEntries = pgTable(
  'token_entries',
  {
    id: text().primaryKey(),
    /** Order of the entries of one parent; times may be equal. */
    number: integer().notNull(),
    uid: text()
      .notNull()
      .references(() => tokenAccounts.uid),
    kind: text().notNull(),
    reference: text().notNull(),
    description: text().notNull(),
    /** Signed: what the parent got is positive. */
    amount: integer().notNull(),
    /** Balance after this entry. */
    balance: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique().on(table.uid, table.kind, table.reference),
    unique().on(table.uid, table.number),
    check('token_entries_balance_not_negative', sql`${table.balance} >= 0`),
  ],
)

export const savedCharacters = pgTable(
  'saved_characters',
  {
    id: text().primaryKey(),
    uid: text()
      .notNull()
      .references(() => profiles.uid),
    name: text().notNull(),
    details: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.uid, table.createdAt)],
)

/** Answers of calls with an `Idempotency-Key`, each kept in the transaction of what the call did. */
export const idempotencyAnswers = pgTable(
  'idempotency_answers',
  {
    uid: text().notNull(),
    key: text().notNull(),
    /** Method, address and body of the call, hashed: a different call with the same key is refused. */
    fingerprint: text().notNull(),
    answer: jsonb().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.key] }), index().on(table.createdAt)],
)
