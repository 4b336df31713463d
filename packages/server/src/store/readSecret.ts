import { randomBytes } from 'node:crypto'
import type { Store } from './Store.js'

/** A key of 32 bytes in hex that is made once and kept with the records: the same for every server of a database. */
export async function readSecret({ db }: Pick<Store, 'db'>, name: string): Promise<string> {
  await db
    .insertInto('secrets')
    .values({ name, value: randomBytes(32).toString('hex') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow()).value
}
