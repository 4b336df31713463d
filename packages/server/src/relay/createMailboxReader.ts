import type { Connection } from './Connection.js'
import type { Mailbox, UnreadPage, UnreadQuery } from './Mailbox.js'

/** Reads pages of the mailbox for sockets, in turns. */
export type MailboxReader = {
  /**
   * Reads a page in the socket's turn; returns `undefined` once the socket is closed. With `isCharged` the socket pays for the bytes read.
   */
  page(
    connection: Connection,
    query: UnreadQuery,
    options: { readonly isCharged: boolean },
  ): Promise<UnreadPage | undefined>
}

type Job = {
  readonly query: UnreadQuery
  readonly resolve: (page: UnreadPage | undefined) => void
  readonly reject: (error: unknown) => void
}

/** Message bytes per request point. */
const bytesPerPoint = 16 * 1024

/**
 * Sockets take turns, and the event loop runs between two pages: a client that requests much only delays itself. Reads of closed sockets
 * are dropped.
 */
export function createMailboxReader(mailbox: Mailbox): MailboxReader {
  const waiting = new Map<Connection, Job[]>()
  let reading = 0

  function next(): Job | undefined {
    for (const [connection, jobs] of waiting) {
      // Moves to the end of the queue, if it requested more.
      waiting.delete(connection)
      if (!connection.isOpen()) {
        for (const job of jobs) job.resolve(undefined)
        continue
      }
      const job = jobs.shift()
      if (jobs.length > 0) waiting.set(connection, jobs)
      if (job !== undefined) return job
    }
    return undefined
  }

  function start(): void {
    while (reading < mailbox.concurrentReads) {
      const job = next()
      if (job === undefined) return
      reading += 1
      mailbox
        .unread(job.query)
        .then(job.resolve, job.reject)
        .finally(() =>
          setImmediate(() => {
            reading -= 1
            start()
          }),
        )
    }
  }

  return {
    async page(connection, query, { isCharged }) {
      const page = await new Promise<UnreadPage | undefined>((resolve, reject) => {
        const jobs = waiting.get(connection) ?? []
        jobs.push({ query, resolve, reject })
        waiting.set(connection, jobs)
        start()
      })
      if (isCharged && page !== undefined) {
        const bytes = page.messages.reduce((sum, { message }) => sum + message.length, 0)
        connection.charge(Math.floor(bytes / bytesPerPoint))
      }
      return page
    },
  }
}
