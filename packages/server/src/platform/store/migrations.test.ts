import { createHash } from 'node:crypto'
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { expect, it } from 'vitest'
import { migrations } from './migrations.js'

/** Returns a digest of the statements of each migration, in SQLite and in Postgres. */
async function digestsOf(): Promise<Record<string, string>> {
  const hashes = new Map(Object.keys(migrations).map((name) => [name, createHash('sha256')]))
  const compilers = [
    { adapter: new SqliteAdapter(), compiler: new SqliteQueryCompiler() },
    { adapter: new PostgresAdapter(), compiler: new PostgresQueryCompiler() },
  ]
  for (const { adapter, compiler } of compilers)
    for (const [name, { up }] of Object.entries(migrations)) {
      const db = new Kysely<unknown>({
        dialect: {
          createAdapter: () => adapter,
          createDriver: () => new DummyDriver(),
          createIntrospector: (own) => new SqliteIntrospector(own),
          createQueryCompiler: () => compiler,
        },
        log: ({ query }) => void hashes.get(name)?.update(`${query.sql}\n`),
      })
      await up(db)
    }
  return Object.fromEntries([...hashes].map(([name, hash]) => [name, hash.digest('hex').slice(0, 12)]))
}

it('migrations execute the same statements as when they were released', async () => {
  expect(await digestsOf()).toEqual({
    '0001Names': '8693a7436d00',
    '0002Sessions': 'c37ed80a0727',
    '0003History': '7d7e241561d6',
    '0004Orders': 'e8a6f1696678',
    '0005Events': '8d3f9face858',
    '0007NameProofs': 'bbb414f5c8aa',
    '0008SessionGas': '543bab736bfb',
    '0010HistoryAskers': 'f59b8150984c',
    '0011HistoryNfts': '48e93a178ba3',
    '0012Auth': '5dc0acf732b2',
    '0013Mail': '093034368eb6',
    '0014Wallet': '0f609a58f41a',
    '0015Bundler': '6113df14f196',
    '0016Payments': '285b2f5f7dcd',
    '0017WalletLanguages': '54ab7872a16e',
    '0018Quotas': '7540a8321cd2',
    '0019HistoryListUse': '6b6a648701bf',
    '0021RefreshSalts': '4b8297849db3',
  })
})
