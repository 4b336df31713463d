import { randomBytes } from 'node:crypto'
import pg from 'pg'

// Making and dropping a database is hundreds of files each, which took as much computing as the tests themselves. So what a test had
// is emptied for the next one. Its schema stays, and its name does not: whoever of an earlier test still asks for it finds nothing.
const FREE = 'free_'

/** Ends every other connection to a database. Whoever is cut may still be writing, so it looks until nobody is left. */
const CUT = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`

/** Takes all records out, in any order, and has identities begin anew. */
const EMPTY = `DO $$ DECLARE one regclass; BEGIN
  PERFORM set_config('session_replication_role', 'replica', true);
  FOR one IN SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname NOT LIKE 'kysely%' LOOP
    EXECUTE format('DELETE FROM %s', one);
  END LOOP;
  PERFORM setval(oid, 1, false) FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'S';
END $$`

/**
 * Makes an empty database of this name; its schema may be there already, unless it `isNew`. `giveBack` leaves it for another test, and
 * `drop` removes it, as after a test that failed or did not undo what it did to the schema.
 *
 * @param url of the `postgres` database
 * @throws `42P04` of Postgres when there is one of the name
 */
export async function lendDatabase(url: string, name: string, { isNew = false } = {}) {
  await connected(url, async (admin) => {
    const taken = isNew ? false : await takeFree(admin, name)
    if (!taken) await admin.query(`CREATE DATABASE ${name}`)
  })
  return {
    async giveBack(): Promise<void> {
      const own = new URL(url)
      own.pathname = `/${name}`
      await connected(own.href, async (client) => {
        while ((await client.query(CUT)).rows.length > 0);
        await client.query(EMPTY)
      })
      await connected(url, (admin) =>
        admin.query(`ALTER DATABASE ${name} RENAME TO ${FREE}${randomBytes(8).toString('hex')}`),
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
    [FREE],
  )
  for (const { datname } of free.rows) {
    try {
      await admin.query(`ALTER DATABASE ${datname} RENAME TO ${name}`)
      return true
    } catch (error) {
      // Another test took it.
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
