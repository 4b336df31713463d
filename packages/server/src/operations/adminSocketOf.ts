import { join } from 'node:path'
import type { ServerConfig } from '../config/ServerConfig.js'

/** Returns the path of the Unix socket for the server's own user. */
export function adminSocketOf({ adminSocket, dataDir }: Pick<ServerConfig, 'adminSocket' | 'dataDir'>): string {
  return adminSocket ?? join(dataDir, 'admin.sock')
}
