import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerConfigInput } from '../config/parseConfig.js'
import type { ServerPorts } from '../createServer.js'
import { startTestServer, type TestServer, temporaryDirectory } from './startTestServer.js'

/** A server with an embedded wallet. */
export type TestWallet = TestServer & { readonly walletUrl: string; readonly origin: string }

/** What the frame's pages call themselves in tests. */
export const walletOrigin = 'http://wallet.localhost:4403'

/** A folder with a small frame: a page, an import map and a script. */
export function writeFrame(
  page = '<script type="importmap">{}</script><script type="module" src="/a.js"></script>',
): string {
  const folder = join(temporaryDirectory(), 'frame')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), page)
  writeFileSync(join(folder, 'assets', 'a.js'), `${'// a script that is long enough to be made small\n'.repeat(9)}`)
  return folder
}

/** Starts a server whose wallet listens on a free port, and stops it after the test. */
export async function startWallet(
  wallet: Partial<NonNullable<ServerConfigInput['wallet']>> = {},
  config: ServerConfigInput = {},
  ports: ServerPorts = {},
): Promise<TestWallet> {
  const given = { origin: walletOrigin, port: 0, ...wallet }
  const server = await startTestServer({ ...config, wallet: given }, ports)
  if (server.walletUrl === undefined) throw new Error('The wallet does not listen')
  return { ...server, walletUrl: server.walletUrl, origin: given.origin }
}
