import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startStatic } from '@kit/devnet/stack'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { type Consumer, createConsumer } from './Consumer.js'
import { prepareConsumers, tarball, versions } from './packed.js'
import { announceWallets } from './visitStrangers.js'

const example = fileURLToPath(new URL('../../../examples/vite/', import.meta.url))
const { react, 'react-dom': reactDom, ...reactTypes } = versions.react19
const dependencies = {
  '@kit/evm': tarball('@kit/evm'),
  react,
  'react-dom': reactDom,
  viem: versions.peers.viem,
  ...reactTypes,
  ...versions.tools,
  typescript: versions.types.typescript,
}
/** Packages of the kit that `@kit/evm` installs. They aren't published yet. */
const overrides = Object.fromEntries(inject('tarballs').map(([name, path]) => [name, `file:${path}`]))
const { folder, browser } = prepareConsumers()

describe('the quick start with @kit/evm as the only package of the kit', () => {
  let app: Consumer
  beforeAll(() => {
    const path = join(folder, 'evm')
    mkdirSync(path)
    cpSync(example, path, { recursive: true, filter: (name) => !/node_modules|dist/.test(name.slice(example.length)) })
    // pnpm gives an app only what its manifest names, unlike npm.
    const settings = { packages: [], overrides, strictDepBuilds: false }
    app = createConsumer(path, dependencies, { 'pnpm-workspace.yaml': JSON.stringify(settings) }, 'pnpm')
  })

  it('installs one copy of the engine, out of the reach of the app', () => {
    expect(app.installedNames().filter((name) => name.startsWith('@kit/'))).toEqual(['@kit/evm'])
    const stored = readdirSync(join(app.folder, 'node_modules/.pnpm'))
    expect(stored.filter((name) => name.startsWith('@kit+core@'))).toHaveLength(1)
    expect(stored.filter((name) => name.startsWith('rxjs@'))).toHaveLength(1)
  })

  it('infers the types of hooks from the kit that the app registers', () => {
    const probe = join(app.folder, 'src/Probe.ts')
    writeFileSync(
      probe,
      `import { useConnection, useSwitchNetwork } from '@kit/evm'
export function useProbe(): \`0x\${string}\` | undefined {
  const { mutate } = useSwitchNetwork()
  mutate({ networkId: 'eip155:8453' })
  // @ts-expect-error not configured
  mutate({ networkId: 'eip155:10' })
  return useConnection().address
}
`,
    )
    expect(app.run('tsc', ['-b'])).toBe('')
  })

  it('connects a wallet', async () => {
    app.run('vite', ['build'])
    const server = await startStatic({ folder: join(app.folder, 'dist') })
    const page = await browser().newPage()
    await page.addInitScript(announceWallets)
    try {
      await page.goto(server.url)
      await page.getByRole('button', { name: 'Connect Wallet' }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Test Wallet/ })
        .click()
      await page.getByText('0x8ba1f109551bD432803012645Ac136ddd64DBA72').waitFor()
    } finally {
      await page.close()
      await server.stop()
    }
  })
})
