import { type Accounts, createAccounts } from '../accounts/accounts.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { installationSecret } from '../db/installation-secret-store.ts'
import { createDesk, type Desk } from '../desk/desk.ts'
import { createNumbers, type Numbers } from '../desk/numbers/numbers.ts'
import { createPrices, type Prices } from '../desk/prices/prices.ts'
import type { MailRoom } from '../mail/mail.ts'
import type { Moderator } from '../ports/moderator.ts'
import { createReports, type Reports } from '../reports/reports.ts'

/** What administrators do at the desk, and what is told to them. */
export interface Administration {
  desk: Desk
  prices: Prices
  numbers: Numbers
  reports: Reports
  accounts: Accounts
}

interface AdministrationDeps {
  db: Database
  /** Says what it finds in a book, and notes nothing. */
  moderator: Moderator
  mail: MailRoom
}

export async function createAdministration(
  { publicUrl, adminEmails }: Config,
  { db, moderator, mail }: AdministrationDeps,
): Promise<Administration> {
  return {
    desk: createDesk({ db, moderator, mail, publicUrl }),
    prices: createPrices({ db }),
    numbers: createNumbers({ db }),
    reports: createReports({ db, mail, publicUrl, secret: await installationSecret(db, 'reports') }),
    accounts: createAccounts({ db, mail, publicUrl, adminEmails }),
  }
}
