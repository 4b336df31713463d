import type { RelayServerConfig } from '../config/ServerConfig.js'
import { ConfigError } from '../platform/config/ConfigError.js'
import { describeFault } from '../platform/store/describeFault.js'
import { openDatabase } from '../platform/store/openDatabase.js'
import { createMailboxScan } from '../relay/createMailboxScan.js'
import { createSqliteMailbox } from '../relay/createSqliteMailbox.js'
import type { Mailbox } from '../relay/Mailbox.js'
import type { BackendOptions } from './openBase.js'
import { watchUsage } from './watchUsage.js'

/**
 * Opens the relay's SQLite file in the data directory, for this process alone.
 *
 * @throws ConfigError when the directory is in use or cannot be used, or the file is corrupt
 */
export function openFileMailbox({ config, now, metrics }: BackendOptions<RelayServerConfig>): Mailbox {
  const { durability, limits } = config.relay
  const database = openDatabase({ dataDir: config.dataDir, durability, maxBytes: limits.maxStoredBytes })
  const plain = readMailbox(() => createSqliteMailbox({ database, usage: watchUsage(limits, metrics), now }))
  const { mailbox, check } = createMailboxScan(database, plain, now)
  return { ...mailbox, check }
}

/** Opens the mailbox, which reads its file immediately. @throws ConfigError if the file is corrupt */
function readMailbox(open: () => Mailbox): Mailbox {
  try {
    return open()
  } catch (error) {
    throw new ConfigError([describeFault('kit-server.db', String((error as { code?: unknown }).code))])
  }
}
