import { isRecent } from '../platform/jobs/isRecent.js'
import { resolveWithin } from '../platform/jobs/resolveWithin.js'
import type { SqlDatabase } from '../platform/store/openDatabase.js'
import type { Mailbox } from './Mailbox.js'

/** Scans the mailbox file for corruption. */
export type MailboxScan = {
  /** The same mailbox; corruption that it encounters is recorded. */
  readonly mailbox: Mailbox
  /** Throws once corruption was found; waits briefly for a pending scan. */
  check(): Promise<void>
}

/** Reads that together touch each page: every message completely, a few at a time since they may be long, the indexes, the receipts. */
const scans: readonly { readonly sql: string; readonly first: readonly (number | string)[] }[] = [
  {
    sql: `SELECT seq, length(message), length(attestation) FROM messages NOT INDEXED WHERE seq > ? ORDER BY seq LIMIT 16`,
    first: [-1],
  },
  {
    sql: `SELECT topic, seq FROM messages INDEXED BY messages_by_topic WHERE (topic, seq) > (?, ?) ORDER BY topic, seq LIMIT 2000`,
    first: ['', -1],
  },
  {
    sql: `SELECT expires_at, sender, address, project, bytes, seq FROM messages INDEXED BY messages_by_expiry
      WHERE (expires_at, sender, address, project, bytes, seq) > (?, ?, ?, ?, ?, ?)
      ORDER BY expires_at, sender, address, project, bytes, seq LIMIT 2000`,
    first: [-1, '', '', '', -1, -1],
  },
  {
    // Digests are bytes, which the driver cannot read.
    sql: `SELECT seq FROM messages WHERE digest > coalesce((SELECT digest FROM messages WHERE seq = ?), x'')
      ORDER BY digest LIMIT 2000`,
    first: [-1],
  },
  {
    sql: `SELECT seq, client FROM acknowledgements WHERE (seq, client) > (?, ?) ORDER BY seq, client LIMIT 2000`,
    first: [-1, ''],
  },
]

const intervalMs = 3_600_000
const maxWaitMs = 1000

/**
 * The file is locked for one connection, so it is scanned on that, a few rows at a time, between requests of sockets. It is scanned on the
 * first check, then hourly. Corruption is remembered until the next start.
 */
export function createMailboxScan(database: SqlDatabase, mailbox: Mailbox, now: () => number): MailboxScan {
  let fault: string | undefined
  let lastScan: { readonly done: Promise<void>; readonly atMs: number } | undefined

  function recordCorruption(error: unknown): void {
    const code = String((error as { code?: unknown }).code)
    if (/^SQLITE_(CORRUPT|NOTADB)/.test(code)) fault ??= code
  }

  function withCorruptionCheck<Args extends readonly unknown[], Result>(
    method: (...args: Args) => Promise<Result>,
  ): (...args: Args) => Promise<Result> {
    return (...args) =>
      method(...args).catch((error: unknown) => {
        recordCorruption(error)
        throw error
      })
  }

  async function scan(): Promise<void> {
    for (const { sql, first } of scans) {
      try {
        const statement = database.prepare(sql).raw()
        let row: readonly unknown[] | undefined = first
        while (row !== undefined) {
          row = (statement.all(...row.slice(0, first.length)) as (readonly unknown[])[]).at(-1)
          await new Promise((resolve) => setImmediate(resolve))
        }
      } catch (error) {
        // Any other error, such as a shutdown, says nothing about the file.
        recordCorruption(error)
        return
      }
    }
  }

  return {
    mailbox: {
      ...mailbox,
      append: withCorruptionCheck(mailbox.append),
      unread: withCorruptionCheck(mailbox.unread),
      newest: withCorruptionCheck(mailbox.newest),
      sweep: withCorruptionCheck(mailbox.sweep),
    },
    async check() {
      if (lastScan === undefined || !isRecent({ ...lastScan, nowMs: now(), durationMs: intervalMs }))
        lastScan = { done: scan(), atMs: now() }
      await resolveWithin(maxWaitMs, lastScan.done)
      if (fault !== undefined) throw new Error(`The mailbox database is corrupt (${fault})`)
      await mailbox.check()
    },
  }
}
