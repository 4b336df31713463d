import { closeDatabase, type SqlDatabase } from '../platform/store/openDatabase.js'
import { createSqliteMessages, type OwnedRow } from './createSqliteMessages.js'
import { createSqliteWriter } from './createSqliteWriter.js'
import { fullRatio, type Usage, type UsageRow } from './createUsage.js'
import { type Mailbox, MailboxFull } from './Mailbox.js'

/** Options for {@link createSqliteMailbox}. It owns the database and closes it. */
export type SqliteMailboxOptions = {
  readonly database: SqlDatabase
  readonly usage: Usage
  readonly now: () => number
}

/** Maximum bytes deleted per transaction: pages of long messages are freed one by one while sockets wait. */
const maxSweptBytes = 8 * 1024 * 1024

/** Creates a mailbox in SQLite, which writes messages in groups ({@link createSqliteWriter}). */
export function createSqliteMailbox({ database, usage, now }: SqliteMailboxOptions): Mailbox {
  const table = createSqliteMessages(database)
  const writer = createSqliteWriter(table, usage, now)
  let closed = false
  usage.reset(sumsOf(table.sums()))

  return {
    append: writer.append,
    async unread(query) {
      // Pending acknowledgements must count, or received messages would be delivered again.
      writer.flush()
      return table.unread(query, now())
    },
    // One at a time, with other work in between.
    concurrentReads: 1,
    newest: async (topics) => table.newest(topics),
    acknowledge: ({ seq }, client) => writer.acknowledge(seq, client),
    async sweep(limit) {
      if (closed) return 0
      let bytes = 0
      const rows = table.expired(now(), limit).filter((row, index) => {
        bytes += row.bytes
        return index === 0 || bytes <= maxSweptBytes
      })
      if (rows.length === 0) return 0
      table.transaction(() => table.remove(rows))
      for (const row of rows) usage.remove(row, row.bytes)
      return rows.length
    },
    async check() {
      if (usage.fillRatio() > fullRatio) throw new MailboxFull()
    },
    // The file is locked for this connection, so no other thread can read it.
    async copyTo(path) {
      writer.flush()
      database.prepare('VACUUM INTO ?').run(path)
    },
    async close() {
      writer.close()
      closed = true
      closeDatabase(database)
    },
  }
}

function sumsOf(rows: readonly OwnedRow[]): readonly UsageRow[] {
  return rows.flatMap(({ sender, address, project, bytes }) => [
    { kind: 'client' as const, key: sender, bytes },
    { kind: 'address' as const, key: address, bytes },
    { kind: 'project' as const, key: project, bytes },
    { kind: 'all' as const, key: '', bytes },
  ])
}
