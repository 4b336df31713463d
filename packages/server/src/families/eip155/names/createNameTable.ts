import type { Kysely } from 'kysely'
import type { Store } from '../../../store/Store.js'
import type { Tables } from '../../../store/Tables.js'

/** A stored name. */
export type StoredName = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly registeredAtMs: number
  readonly updatedAtMs: number
  /** Sorted by coin type; addresses in lower case. */
  readonly addresses: readonly { readonly coinType: number; readonly address: string; readonly createdAtMs: number }[]
}

const ETHEREUM = 60

/** Maximum number of names that one address can register and is listed with. */
export const maxNamesOfAddress = 255

/** Queries for names; `db` can be a transaction. */
export type NameTable = {
  find(name: string): Promise<StoredName | undefined>
  /** Returns names that the address itself signed for, oldest first; at most 255 or `limit`. */
  findByAddress(address: string, limit?: number): Promise<readonly StoredName[]>
  /** Number of names of an address. */
  countOf(db: Kysely<Tables>, address: string): Promise<number>
  /** Total number of names. */
  count(): Promise<number>
  /** Filters the registered names. */
  registeredOf(names: readonly string[]): Promise<ReadonlySet<string>>
  /** Adds a name whose addresses signed for it. Returns false if the name is taken. */
  add(db: Kysely<Tables>, name: StoredName): Promise<boolean>
  /** Returns false unless the name has this address for this coin type; the transaction must then be rolled back. */
  setAttributes(db: Kysely<Tables>, owned: OwnedName, attributes: Readonly<Record<string, string>>): Promise<boolean>
  /**
   * Sets the address of a coin type, as signed if it equals `owned.address`. Returns false unless the name has `owned.address` for
   * `owned.coinType`, and, for a coin type that already has an address, unless that is the same or the one on Ethereum; the transaction
   * must then be rolled back.
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

type Holder = Pick<Tables['name_addresses'], 'coin_type' | 'address' | 'signed'>

/** Creates the queries. */
export function createNameTable({ db }: Pick<Store, 'db'>): NameTable {
  async function withAddresses(
    rows: readonly { name: string; attributes: string; registered_at: number; updated_at: number }[],
  ): Promise<readonly StoredName[]> {
    if (rows.length === 0) return []
    const addresses = await db
      .selectFrom('name_addresses')
      .selectAll()
      .where(
        'name',
        'in',
        rows.map(({ name }) => name),
      )
      .orderBy('coin_type')
      .execute()
    return rows.map((row) => ({
      name: row.name,
      attributes: JSON.parse(row.attributes),
      registeredAtMs: row.registered_at,
      updatedAtMs: row.updated_at,
      addresses: addresses
        .filter(({ name }) => name === row.name)
        .map(({ coin_type, address, created_at }) => ({ coinType: coin_type, address, createdAtMs: created_at })),
    }))
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

  return {
    async find(name) {
      const rows = await db.selectFrom('names').selectAll().where('name', '=', name).execute()
      return (await withAddresses(rows))[0]
    },
    async findByAddress(address, limit = maxNamesOfAddress) {
      const rows = await db
        .selectFrom('names')
        .selectAll()
        .where('name', 'in', (query) =>
          query
            .selectFrom('name_addresses')
            .select('name')
            .where('address', '=', address.toLowerCase())
            .where('signed', '=', 1),
        )
        .orderBy('registered_at')
        .orderBy('name')
        .limit(limit)
        .execute()
      return withAddresses(rows)
    },
    async countOf(db, address) {
      const { count } = await db
        .selectFrom('name_addresses')
        .select(({ fn }) => fn.count<number>('name').distinct().as('count'))
        .where('address', '=', address.toLowerCase())
        .where('signed', '=', 1)
        .executeTakeFirstOrThrow()
      return Number(count)
    },
    async count() {
      const { count } = await db
        .selectFrom('names')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(count)
    },
    async registeredOf(names) {
      const rows = await db.selectFrom('names').select('name').where('name', 'in', names).execute()
      return new Set(rows.map(({ name }) => name))
    },
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
      const mayReplace = isNew || holds(holders, target, owner) || holds(holders, ETHEREUM, owner)
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
}

function holds(holders: readonly Holder[], coinType: number, address: string): boolean {
  return holders.some((row) => row.coin_type === coinType && row.address === address.toLowerCase())
}
