import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { ServerConfigInput } from '../config/parseConfig.js'
import type { ServerPorts } from '../runServer.js'
import { formatSettings, settingsFile } from '../wallet/release/frameSettings.js'
import { serveFrame } from '../wallet/release/serveFrame.js'
import { startTestServer, type TestServer, temporaryDirectory } from './startTestServer.js'

/** A server with an embedded wallet. */
export type TestWallet = TestServer & { readonly walletUrl: string; readonly origin: string; readonly login: string }

/** Origin of the frame in tests. */
export const walletOrigin = 'http://wallet.localhost:4403'
/** Origin of the login host in tests, as browsers see it. */
export const loginOrigin = 'http://login.localhost:4405'

/** Writes a folder with a small frame: a page, an import map, a script, and the name of its login host. */
export function writeFrame(
  page = '<script type="importmap">{}</script><script type="module" src="/a.js"></script>',
  login = loginOrigin,
): string {
  const folder = join(temporaryDirectory(), 'frame')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), page)
  writeFileSync(join(folder, settingsFile), formatSettings({ login }))
  writeFileSync(join(folder, 'assets', 'a.js'), `${'// a script that is long enough to be made small\n'.repeat(9)}`)
  return folder
}

/** Starts a server whose login host listens on a free port, and stops it after the test. */
export async function startWallet(
  wallet: Partial<NonNullable<ServerConfigInput['wallet']>> = {},
  config: ServerConfigInput = {},
  ports: ServerPorts = {},
): Promise<TestWallet> {
  const given = { origin: walletOrigin, login: loginOrigin, port: 0, ...wallet }
  const server = await startTestServer({ ...config, wallet: given }, ports)
  if (server.walletUrl === undefined) throw new Error('The wallet does not listen')
  return { ...server, walletUrl: server.walletUrl, origin: given.origin, login: given.login }
}

/** Serves a frame on a free port and stops it after the test. Returns its URL. */
export async function startFrame(config: Readonly<Record<string, unknown>>): Promise<string> {
  const host = await serveFrame({ origin: walletOrigin, port: 0, embedders: ['https://dapp.example'], ...config })
  onTestFinished(() => host.stop())
  return host.url
}
