import { randomBytes } from 'node:crypto'
import type { Store } from './Store.js'

/** Returns a 32-byte key in hex that is generated once and stored in the database: the same for every server of a database. */
export async function readSecret({ db }: Pick<Store, 'db'>, name: string): Promise<string> {
  await db
    .insertInto('secrets')
    .values({ name, value: randomBytes(32).toString('hex') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow()).value
}
