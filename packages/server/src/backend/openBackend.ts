import type { RelayServerConfig } from '../config/ServerConfig.js'
import { readSecret } from '../platform/store/readSecret.js'
import { createRedisBus } from '../relay/createRedisBus.js'
import type { Backend } from './Backend.js'
import { type BackendOptions, openBase } from './openBase.js'
import { openStore, type StoreRecords } from './openStore.js'

/**
 * Opens the configured storage of all modules: SQLite files in the data directory or Postgres, memory alone or with Redis. Code of
 * unconfigured storage is not loaded.
 *
 * @throws ConfigError when a directory or database cannot be used
 */
export async function openBackend(options: BackendOptions<RelayServerConfig>): Promise<Backend> {
  const { databaseUrl } = options.config
  const records = databaseUrl === undefined ? await openFiles(options) : await openPostgres(options, databaseUrl)
  const { store, mailbox, leadership, mailboxLeadership } = records
  const close = async (): Promise<void> => closeRecords(records)
  const addressKey = await readSecret(store, 'addresses').catch(async (error: unknown) => {
    await close()
    throw error
  })
  const checkMailbox = async (): Promise<void> => {
    await mailbox.check()
    await mailbox.checkStore?.()
  }
  const hasOwnDatabase = options.config.relay.databaseUrl !== undefined
  const checks = { store: store.check, mailbox: hasOwnDatabase ? checkMailbox : mailbox.check }
  const base = await openBase(options, { addressKey, checks, close })
  const { redis } = base
  return {
    ...base,
    store,
    leadership,
    mailbox,
    mailboxLeadership,
    bus: redis !== undefined && mailbox.recent !== undefined ? createRedisBus(redis) : undefined,
  }
}

type AllRecords = StoreRecords & Pick<Backend, 'mailbox' | 'mailboxLeadership'>

/** The relay's file first: its lock refuses a directory in use before anything is written. */
async function openFiles(options: BackendOptions<RelayServerConfig>): Promise<AllRecords> {
  const { openFileMailbox } = await import('./openFileMailbox.js')
  const mailbox = openFileMailbox(options)
  try {
    const records = await openStore(options)
    return { ...records, mailbox, mailboxLeadership: records.leadership }
  } catch (error) {
    await mailbox.close()
    throw error
  }
}

async function openPostgres(options: BackendOptions<RelayServerConfig>, databaseUrl: string): Promise<AllRecords> {
  const { openPostgresRelay } = await import('./openPostgresRelay.js')
  const records = await openStore(options)
  try {
    const mailboxUrl = options.config.relay.databaseUrl ?? databaseUrl
    const { mailbox } = await openPostgresRelay(options, mailboxUrl)
    if (mailboxUrl === databaseUrl) return { ...records, mailbox, mailboxLeadership: records.leadership }
    const { createPostgresLeadership } = await import('../platform/jobs/createPostgresLeadership.js')
    return { ...records, mailbox, mailboxLeadership: createPostgresLeadership({ ...options, databaseUrl: mailboxUrl }) }
  } catch (error) {
    await records.leadership.close()
    await records.store.close()
    throw error
  }
}

async function closeRecords({ leadership, mailboxLeadership, mailbox, store }: AllRecords): Promise<void> {
  await Promise.all([leadership.close(), mailboxLeadership !== leadership && mailboxLeadership.close()])
  // A failed write of one must not prevent the other from writing.
  const closed = await Promise.allSettled([mailbox.close(), store.close()])
  for (const result of closed) if (result.status === 'rejected') throw result.reason
}
