import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Account, Connector, Network } from '@kit/core'
import { createFakePorts } from '@kit/testing'
import { createSolanaTestWallet } from '@kit/testing/solana'
import { build as buildByEsbuild } from 'esbuild'
import { build as buildByVite } from 'vite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type * as Page from '../test/page/main.js'
import { solanaLocal } from './network/solanaNetworks.js'

const packageFolder = join(import.meta.dirname, '..')
const conditions = ['@kit/source', 'module', 'import', 'browser', 'production']
let app: string
/** Below node_modules, where the resolver of the test does not help what was built. */
const outputOf = (name: string) => join(app, 'node_modules', '.built', name)

/** An app of a stranger, who installed the package and not its optional peer. */
beforeAll(async () => {
  app = await mkdtemp(join(tmpdir(), 'kit-peer-'))
  const modules = join(app, 'node_modules')
  const installed = join(modules, '@kit', 'solana')
  await mkdir(installed, { recursive: true })
  await cp(join(packageFolder, 'src'), join(installed, 'src'), { recursive: true })
  await writeFile(join(installed, 'package.json'), await readFile(join(packageFolder, 'package.json')))
  for (const name of ['@noble', '@kit/adapter', '@kit/core', 'rxjs'])
    await symlink(join(packageFolder, 'node_modules', name), join(modules, name))
  await writeFile(join(app, 'package.json'), JSON.stringify({ name: 'app', type: 'module' }))
  await writeFile(join(app, 'main.js'), "export { solana } from '@kit/solana'")
})
afterAll(() => rm(app, { recursive: true }))
// Where Vite tells that a file did not load.
vi.stubGlobal('window', new EventTarget())

const builds: readonly (readonly [string, () => Promise<string>])[] = [
  [
    'Vite',
    async () => {
      const outDir = outputOf('vite')
      await buildByVite({
        root: app,
        configFile: false,
        logLevel: 'silent',
        resolve: { conditions },
        build: {
          outDir,
          modulePreload: false,
          rollupOptions: {
            input: join(app, 'main.js'),
            preserveEntrySignatures: 'strict',
            output: { entryFileNames: 'main.js' },
          },
        },
      })
      return outDir
    },
  ],
  [
    'esbuild',
    async () => {
      const outdir = outputOf('esbuild')
      await buildByEsbuild({
        absWorkingDir: app,
        entryPoints: ['main.js'],
        outdir,
        bundle: true,
        splitting: true,
        format: 'esm',
        conditions,
        logLevel: 'silent',
      })
      return outdir
    },
  ],
]

describe.each(builds)('an app without the optional peer, built by %s', (_, build) => {
  it('connects and signs, and is told what to install by the first call that needs it', async () => {
    const page = (await import(pathToFileURL(join(await build(), 'main.js')).href)) as typeof Page
    const ports = createFakePorts()
    const url = 'http://127.0.0.1:1'
    createSolanaTestWallet({ chains: { 'solana:localnet': url } }).announce(ports.announcements.page)
    const adapter = page.solana({ networks: [solanaLocal({ genesisHash: '1'.repeat(32), rpcUrls: [url] })] })({ ports })
    let connectors: readonly Connector[] = []
    const stop = adapter.watchConnectors((list) => {
      connectors = list
    })
    const requests = [{ namespace: 'solana', networks: adapter.networks }]
    const session = (await connectors[0]?.connect({ requests, signal: new AbortController().signal }))?.['solana']
    const account = session?.accounts[0] as Account
    const [network] = adapter.networks as readonly Network[] as readonly [Network]
    const call = { provider: session?.provider, account, network }
    expect(await adapter.signMessage({ ...call, message: 'hello' })).toMatch(/^\w{80,88}$/)
    await expect(adapter.transfer({ ...call, to: account.address, amount: 1n })).rejects.toMatchObject({
      code: 'kit/peerMissing',
      shortMessage: expect.stringContaining('npm install @solana/web3.js'),
    })
    stop()
  }, 60_000)
})
