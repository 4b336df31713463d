import { join } from 'node:path'

/** Options that name the admin socket. */
export type AdminSocketConfig = { readonly adminSocket?: string | undefined; readonly dataDir: string }

/** Returns the path of the Unix socket for the server's own user. */
export function adminSocketOf({ adminSocket, dataDir }: AdminSocketConfig): string {
  return adminSocket ?? join(dataDir, 'admin.sock')
}
