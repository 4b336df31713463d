import type { RelayServerConfig } from '../config/ServerConfig.js'
import { createLocalLeadership } from '../platform/jobs/createLocalLeadership.js'
import type { Leadership } from '../platform/jobs/Leadership.js'
import { loadKeyFile } from '../platform/keys/loadKeyFile.js'
import { createRedisBus } from '../relay/createRedisBus.js'
import type { Mailbox } from '../relay/Mailbox.js'
import type { RelayBackend } from './Backend.js'
import { type BackendOptions, openBase, type Records } from './openBase.js'
import { createDataDir } from './openStore.js'

type RelayRecords = Records & Pick<RelayBackend, 'mailbox' | 'mailboxLeadership'>

const keyFile = 'addresses.key'

/**
 * Opens only the relay's storage: its SQLite file, or its tables in Postgres. Code of unconfigured storage is not loaded.
 *
 * @throws ConfigError when a directory or database cannot be used
 */
export async function openRelayBackend(options: BackendOptions<RelayServerConfig>): Promise<RelayBackend> {
  const { databaseUrl } = options.config
  const { mailbox, mailboxLeadership, ...records } =
    databaseUrl === undefined ? await openFile(options) : await openPostgres(options, databaseUrl)
  const base = await openBase(options, records)
  const { redis } = base
  return {
    ...base,
    mailbox,
    mailboxLeadership,
    bus: redis !== undefined && mailbox.recent !== undefined ? createRedisBus(redis) : undefined,
  }
}

async function openFile(options: BackendOptions<RelayServerConfig>): Promise<RelayRecords> {
  const { openFileMailbox } = await import('./openFileMailbox.js')
  const mailbox = openFileMailbox(options)
  try {
    const addressKey = loadKeyFile(options.config.dataDir, keyFile).toString('hex')
    return recordsOf(mailbox, createLocalLeadership(options.log), addressKey)
  } catch (error) {
    await mailbox.close()
    throw error
  }
}

async function openPostgres(options: BackendOptions<RelayServerConfig>, databaseUrl: string): Promise<RelayRecords> {
  const { config, log, metrics } = options
  const [{ createPostgresLeadership }, { openPostgresRelay }] = await Promise.all([
    import('../platform/jobs/createPostgresLeadership.js'),
    import('./openPostgresRelay.js'),
  ])
  createDataDir(config)
  const { mailbox, addressKey } = await openPostgresRelay(options, databaseUrl)
  return recordsOf(mailbox, createPostgresLeadership({ databaseUrl, log, metrics }), addressKey)
}

function recordsOf(mailbox: Mailbox, mailboxLeadership: Leadership, addressKey: string): RelayRecords {
  return {
    mailbox,
    mailboxLeadership,
    addressKey,
    // A load balancer must leave a relay that cannot store; a full mailbox refuses everywhere.
    checks: { mailbox: mailbox.check, ...(mailbox.checkStore && { store: mailbox.checkStore }) },
    async close() {
      await mailboxLeadership.close()
      await mailbox.close()
    },
  }
}
