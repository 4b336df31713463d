import pg from 'pg'
import { ConfigError } from '../config/ConfigError.js'

/** Other clients of a pooler can take the connection that an attempt waits for. */
const attempts = 5
const answerMs = 5000

/**
 * Refuses a pooler that gives every transaction another connection: the locks of leaders and the settings of connections belong to a
 * session. One client keeps a transaction open while another asks twice which process of Postgres serves it.
 *
 * @throws ConfigError for such a pooler; database errors when the database cannot be reached
 */
export async function refuseSharedSessions(databaseUrl: string, option: string): Promise<void> {
  const open = { connectionString: databaseUrl, connectionTimeoutMillis: answerMs, query_timeout: answerMs }
  const [client, other] = [new pg.Client(open), new pg.Client(open)]
  // A lost connection rejects the statement; without a listener it would also end the process.
  for (const each of [client, other]) each.on('error', () => undefined)
  try {
    await Promise.all([client.connect(), other.connect()])
    const own = await processOf(client)
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      await other.query('BEGIN')
      const isShared = (await processOf(other)) === own || (await processOf(client)) !== own
      await other.query('COMMIT')
      if (isShared) throw new ConfigError([`${option}: set pool_mode of the pooler to session, not transaction`])
    }
  } finally {
    await Promise.allSettled([client.end(), other.end()])
  }
}

async function processOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  return rows[0]?.pid
}
