import { randomBytes } from 'node:crypto'
import pg from 'pg'

// Creating and dropping a database touches hundreds of files, which cost as much as the tests themselves. So a used database is emptied for
// the next test. It keeps its schema but gets a new name: late queries from an earlier test find nothing.
const freePrefix = 'free_'

/** Terminates every other connection to a database. A terminated backend may still be writing, so this repeats until none is left. */
const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`

/** Deletes all records in any order and restarts the identity sequences. */
const empty = `DO $$ DECLARE one regclass; BEGIN
  PERFORM set_config('session_replication_role', 'replica', true);
  FOR one IN SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
    AND relname NOT LIKE 'kysely%' AND relname <> 'relay_schema' LOOP
    EXECUTE format('DELETE FROM %s', one);
  END LOOP;
  PERFORM setval(oid, 1, false) FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'S';
END $$`

/**
 * Creates an empty database of this name. Its schema may already exist, unless it `isNew`. `refund` returns it for another test. `drop`
 * removes it, for example after a test that failed or changed the schema permanently.
 *
 * @param url of the `postgres` database
 * @throws `42P04` of Postgres when a database of that name exists
 */
export async function lendDatabase(url: string, name: string, { isNew = false } = {}) {
  await connected(url, async (admin) => {
    const taken = isNew ? false : await takeFree(admin, name)
    if (!taken) await admin.query(`CREATE DATABASE ${name}`)
  })
  return {
    async refund(): Promise<void> {
      const own = new URL(url)
      own.pathname = `/${name}`
      await connected(own.href, async (client) => {
        while ((await client.query(cut)).rows.length > 0);
        await client.query(empty)
      })
      await connected(url, (admin) =>
        admin.query(`ALTER DATABASE ${name} RENAME TO ${freePrefix}${randomBytes(8).toString('hex')}`),
      )
    },
    async drop(): Promise<void> {
      await connected(url, (admin) => admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))
    },
  }
}

async function takeFree(admin: pg.Client, name: string): Promise<boolean> {
  const free = await admin.query<{ datname: string }>(
    'SELECT datname FROM pg_database WHERE starts_with(datname, $1) ORDER BY datname',
    [freePrefix],
  )
  for (const { datname } of free.rows) {
    try {
      await admin.query(`ALTER DATABASE ${datname} RENAME TO ${name}`)
      return true
    } catch (error) {
      // Another test took it first.
      if ((error as { code?: unknown }).code !== '3D000') throw error
    }
  }
  return false
}

async function connected(url: string, use: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await use(client).finally(() => client.end())
}
