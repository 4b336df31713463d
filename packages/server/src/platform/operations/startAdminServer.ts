import { chmod, unlink } from 'node:fs/promises'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { ConfigError } from '../config/ConfigError.js'
import type { AppEnv } from '../http/AppContext.js'
import type { Store } from '../store/Store.js'
import { addBackupRoutes, type BackupOptions } from './addBackupRoutes.js'
import { addEventRoutes } from './addEventRoutes.js'

/** Options for {@link startAdminServer}. */
export type AdminServerOptions = {
  readonly socketPath: string
  readonly dataDir: string
  /** Whether other servers may share the database. */
  readonly isShared: boolean
  /** Opened storage; a module that runs alone has only its own. */
  readonly backend: Pick<BackupOptions, 'mailbox'> & { readonly store?: Store }
}

/**
 * Serves backups and analytics events only to the server's own user, on a Unix socket that no other user can open. A port, even a private
 * one, is reachable by every user and container of the machine.
 *
 * @throws ConfigError when the socket cannot be created, or a server with another database is listening there
 */
export async function startAdminServer({ socketPath, dataDir, isShared, backend }: AdminServerOptions) {
  const app = new Hono<AppEnv>()
  addBackupRoutes(app, { dataDir, ...backend })
  if (backend.store !== undefined) addEventRoutes(app, backend.store)
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  if (await isAnswering(socketPath)) {
    // A replica of the same database serves the same data.
    if (isShared) return { close: async () => undefined }
    throw new ConfigError([`adminSocket: another server is listening at ${socketPath}`])
  }
  // Left behind by a killed process. Not `rm`: on a socket it leaves Node 20 unable to import packages. If it cannot be removed, `listen`
  // fails.
  await unlink(socketPath).catch(() => undefined)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new ConfigError([
          `adminSocket: cannot listen on ${socketPath} (${error.code ?? error.name}); the path can be at most 107 bytes`,
        ]),
      ),
    )
    server.listen(socketPath, resolve)
  })
  await chmod(socketPath, 0o600)
  return {
    async close(): Promise<void> {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

function isAnswering(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
