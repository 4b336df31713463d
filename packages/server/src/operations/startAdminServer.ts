import { chmod, unlink } from 'node:fs/promises'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import type { Backend } from '../backend/Backend.js'
import { ConfigError } from '../config/ConfigError.js'
import type { AppEnv } from '../http/AppContext.js'
import { addBackupRoutes } from './addBackupRoutes.js'
import { addEventRoutes } from './addEventRoutes.js'

/** What the Unix socket hands out. */
export type AdminServerOptions = {
  readonly socketPath: string
  readonly dataDir: string
  /** Whether other servers may have the same records. */
  readonly isShared: boolean
  readonly backend: Pick<Backend, 'store' | 'mailbox'>
}

/**
 * Serves what only the server's own user may have, the backup and the events of analytics, on a Unix socket that no other user can open:
 * a port, even a private one, can be reached by every user and container of the machine.
 *
 * @throws ConfigError when the socket cannot be made, or a server with other records answers there
 */
export async function startAdminServer({ socketPath, dataDir, isShared, backend }: AdminServerOptions) {
  const app = new Hono<AppEnv>()
  addBackupRoutes(app, { dataDir, ...backend })
  addEventRoutes(app, backend.store)
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  if (await isAnswering(socketPath)) {
    // A replica of the same database hands out the same.
    if (isShared) return { close: async () => undefined }
    throw new ConfigError([`adminSocket: another server is listening at ${socketPath}`])
  }
  // Left behind by a process that was killed. Not `rm`: on a socket it leaves Node 20 unable to import packages. What can't be removed makes
  // `listen` fail.
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
