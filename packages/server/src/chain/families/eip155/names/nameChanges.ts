import type { Kysely } from 'kysely'
import type { Tables } from '../../../../platform/store/Tables.js'
import type { StoredName } from './createNameReads.js'

/** Changes of names; `db` can be a transaction. */
export type NameChanges = {
  /** Adds a name whose addresses signed for it. Returns false if the name is taken. */
  add(db: Kysely<Tables>, name: StoredName): Promise<boolean>
  /** Returns false unless the name has this address for this coin type; the transaction must then be rolled back. */
  setAttributes(db: Kysely<Tables>, owned: OwnedName, attributes: Readonly<Record<string, string>>): Promise<boolean>
  /**
   * Sets the address of a coin type, as signed if it equals `owned.address`. Returns false unless the name has `owned.address` for
   * `owned.coinType`. An address that the coin type already has must be the same or the one on Ethereum. After false, the transaction must
   * be rolled back.
   */
  setAddress(db: Kysely<Tables>, owned: OwnedName, address: string, coinType: number): Promise<boolean>
}

/** A name and the address that claims it. */
export type OwnedName = {
  readonly name: string
  readonly coinType: number
  readonly address: string
  readonly atMs: number
}

const ethereumCoinType = 60

type Holder = Pick<Tables['name_addresses'], 'coin_type' | 'address' | 'signed'>

export const nameChanges: NameChanges = {
  async add(db, { name, attributes, registeredAtMs, updatedAtMs, addresses }) {
    const added = await db
      .insertInto('names')
      .values({
        name,
        attributes: JSON.stringify(attributes),
        registered_at: registeredAtMs,
        updated_at: updatedAtMs,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (added.numInsertedOrUpdatedRows !== 1n) return false
    await db
      .insertInto('name_addresses')
      .values(
        addresses.map(({ coinType, address, createdAtMs }) => ({
          name,
          coin_type: coinType,
          address: address.toLowerCase(),
          created_at: createdAtMs,
          signed: 1 as const,
        })),
      )
      .execute()
    return true
  },
  async setAttributes(db, { name, coinType, address, atMs }, attributes) {
    const holders = await change(db, name, { updated_at: atMs, attributes: JSON.stringify(attributes) })
    return holds(holders, coinType, address)
  },
  async setAddress(db, { name, coinType, address: owner, atMs }, address, target) {
    const holders = await change(db, name, { updated_at: atMs })
    const isNew = !holders.some(({ coin_type }) => coin_type === target)
    const mayReplace = isNew || holds(holders, target, owner) || holds(holders, ethereumCoinType, owner)
    if (!holds(holders, coinType, owner) || !mayReplace) return false
    const isSame = ({ coin_type, address: held, signed }: Holder): boolean =>
      signed === 1 && coin_type === target && held === address.toLowerCase()
    const signed = address.toLowerCase() === owner.toLowerCase() || holders.some(isSame) ? 1 : 0
    const row = { name, coin_type: target, address: address.toLowerCase(), created_at: atMs, signed } as const
    await db
      .insertInto('name_addresses')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .columns(['name', 'coin_type'])
          .doUpdateSet({ address: row.address, created_at: row.created_at, signed: row.signed }),
      )
      .execute()
    return true
  },
}

/** Locks a name by an update, so that other changes wait for this transaction; then returns its holder. */
async function change(
  db: Kysely<Tables>,
  name: string,
  changed: { readonly updated_at: number; readonly attributes?: string },
): Promise<readonly Holder[]> {
  await db.updateTable('names').set(changed).where('name', '=', name).execute()
  return db.selectFrom('name_addresses').select(['coin_type', 'address', 'signed']).where('name', '=', name).execute()
}

function holds(holders: readonly Holder[], coinType: number, address: string): boolean {
  return holders.some((row) => row.coin_type === coinType && row.address === address.toLowerCase())
}
