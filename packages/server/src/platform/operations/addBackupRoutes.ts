import { randomUUID } from 'node:crypto'
import { createReadStream, readdirSync, statSync } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { App } from '../http/AppContext.js'
import type { Store } from '../store/Store.js'

/** Lists the files of a backup: the databases, and every other file in the data directory. */
export function backupFiles(dataDir: string): readonly string[] {
  const names = readdirSync(dataDir).filter((name) => statSync(join(dataDir, name)).isFile())
  // Journals belong to the running databases; a copy is complete without them.
  return names.filter((name) => !/\.db-(wal|shm|journal)$|\.copy$/.test(name)).sort()
}

/** Sources of a backup. */
export type BackupOptions = {
  readonly dataDir: string
  readonly store?: Pick<Store, 'copyTo'>
  /** `copyTo` is absent where the data isn't in files. */
  readonly mailbox?: { readonly copyTo?: ((path: string) => Promise<void>) | undefined }
}

/**
 * Adds `GET /backup`, which lists the files of the data directory, and `GET /backup/{name}`, which sends one; databases as a consistent
 * snapshot. The server chooses the files, the caller their destination: no path of a caller is ever used. For the admin socket only.
 */
export function addBackupRoutes(app: App, { dataDir, store, mailbox }: BackupOptions): void {
  const copies: Readonly<Record<string, ((path: string) => Promise<void>) | undefined>> = {
    'kit-server.db': mailbox?.copyTo,
    'api.db': store?.copyTo,
  }

  app.use('/backup/*', async (c, next) => {
    if (Object.values(copies).every((copy) => copy === undefined))
      return c.text('The data is in Postgres. Back it up with pg_dump.', 409)
    return next()
  })

  app.get('/backup', (c) => c.json({ files: backupFiles(dataDir) }))

  app.get('/backup/:name', async (c) => {
    const name = backupFiles(dataDir).find((file) => file === c.req.param('name'))
    if (name === undefined) return c.text('Not found', 404)
    const copy = copies[name]
    const path = copy === undefined ? join(dataDir, name) : join(dataDir, `${randomUUID()}.copy`)
    const remove = (): Promise<void> => (copy === undefined ? Promise.resolve() : rm(path, { force: true }))
    try {
      await copy?.(path)
      const { size } = await stat(path)
      const file = createReadStream(path)
      file.once('close', () => void remove())
      return c.body(Readable.toWeb(file) as ReadableStream, 200, { 'content-length': String(size) })
    } catch (error) {
      await remove()
      throw error
    }
  })
}
