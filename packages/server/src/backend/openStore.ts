import { mkdirSync } from 'node:fs'
import type { PlatformConfig } from '../config/ServerConfig.js'
import { ConfigError } from '../platform/config/ConfigError.js'
import { createLocalLeadership } from '../platform/jobs/createLocalLeadership.js'
import type { Leadership } from '../platform/jobs/Leadership.js'
import { readSecret } from '../platform/store/readSecret.js'
import type { Store } from '../platform/store/Store.js'
import type { StoreBackend } from './Backend.js'
import { type BackendOptions, openBase } from './openBase.js'

/** The records of the Blockchain API and the wallet service, and the leadership of their jobs. */
export type StoreRecords = { readonly store: Store; readonly leadership: Leadership }

/**
 * Opens `api.db` in the data directory, or Postgres. Code of the other one is not loaded.
 *
 * @throws ConfigError when a directory or database cannot be used
 */
export async function openStore({ config, log, metrics }: BackendOptions): Promise<StoreRecords> {
  const { databaseUrl } = config
  if (databaseUrl === undefined) {
    const { openSqliteStore } = await import('../platform/store/openSqliteStore.js')
    createDataDir(config)
    return { store: await openSqliteStore(config.dataDir), leadership: createLocalLeadership(log) }
  }
  const [{ openPostgresStore }, { createPostgresLeadership }] = await Promise.all([
    import('../platform/store/openPostgresStore.js'),
    import('../platform/jobs/createPostgresLeadership.js'),
  ])
  createDataDir(config)
  const store = await openPostgresStore({ databaseUrl, log, metrics })
  return { store, leadership: createPostgresLeadership({ databaseUrl, log, metrics }) }
}

/** Opens the storage of a module other than the relay. @throws ConfigError when something cannot be used */
export async function openStoreBackend(options: BackendOptions): Promise<StoreBackend> {
  const { store, leadership } = await openStore(options)
  const close = async (): Promise<void> => {
    await leadership.close()
    await store.close()
  }
  const addressKey = await readSecret(store, 'addresses').catch(async (error: unknown) => {
    await close()
    throw error
  })
  const base = await openBase(options, { addressKey, checks: { store: store.check }, close })
  return { ...base, store, leadership }
}

/** Creates the data directory if it is missing. @throws ConfigError when that fails */
export function createDataDir({ dataDir }: Pick<PlatformConfig, 'dataDir'>): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new ConfigError([`dataDir: the directory cannot be created (${String((error as { code?: unknown }).code)})`])
  }
}
