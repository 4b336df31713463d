import type { Kysely } from 'kysely'
import type { Store } from '../../../../platform/store/Store.js'
import type { Tables } from '../../../../platform/store/Tables.js'

export type StoredName = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly registeredAtMs: number
  readonly updatedAtMs: number
  /** Sorted by coin type; addresses in lower case. */
  readonly addresses: readonly { readonly coinType: number; readonly address: string; readonly createdAtMs: number }[]
}

/** Maximum number of names that one address can register and is listed with. */
export const maxNamesOfAddress = 255

/** Queries for names; `db` can be a transaction. */
export type NameReads = {
  find(name: string): Promise<StoredName | undefined>
  /** Returns names that the address itself signed for, oldest first; at most 255 or `limit`. */
  findByAddress(address: string, limit?: number): Promise<readonly StoredName[]>
  /** Number of names of an address. */
  countOf(db: Kysely<Tables>, address: string): Promise<number>
  /** Total number of names. */
  count(): Promise<number>
  /** Filters the registered names. */
  registeredOf(names: readonly string[]): Promise<ReadonlySet<string>>
}

export function createNameReads({ db }: Pick<Store, 'db'>): NameReads {
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
  }
}
