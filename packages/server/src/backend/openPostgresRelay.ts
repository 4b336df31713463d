import type { RelayServerConfig } from '../config/ServerConfig.js'
import { openPostgresPool } from '../platform/store/openPostgresPool.js'
import { createPostgresMailbox } from '../relay/createPostgresMailbox.js'
import type { Mailbox } from '../relay/Mailbox.js'
import type { BackendOptions } from './openBase.js'
import { watchUsage } from './watchUsage.js'

const CONNECTIONS = 6
const STATEMENT_MS = 10_000

/** Opens the relay's mailbox in a Postgres database whose schema is already migrated. */
export function openPostgresRelay(options: BackendOptions<RelayServerConfig>, databaseUrl: string): Mailbox {
  const { config, now, log, metrics } = options
  const pool = openPostgresPool({ databaseUrl, max: CONNECTIONS, statementMs: STATEMENT_MS, log })
  return createPostgresMailbox({ pool, now, log, metrics, usage: watchUsage(config.relay.limits, metrics) })
}
