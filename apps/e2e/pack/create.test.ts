import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { launchOptions } from '@kit/chromium'
import { startStatic } from '@kit/devnet/stack'
import { expect, it, vi } from 'vitest'
import { createConsumer } from './Consumer.js'
import { prepareConsumers, tarball } from './packed.js'

const { folder, browser } = prepareConsumers()
// Packages that the listed ones depend on.
const more = ['@kit/adapter', '@kit/api', '@kit/eip155', '@kit/eip155-viem']

it('a created dapp passes its own test on a local chain, and its build has no test wallet', async () => {
  const tool = createConsumer(join(folder, 'tool'), { 'create-kit-dapp': tarball('create-kit-dapp') })
  const path = join(folder, 'created')
  tool.run('create-kit-dapp', [path, '--with', 'send,siwx', '--json'])
  const manifest = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
  const packed = (list: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(list).map(([name, range]) => [name, name.startsWith('@kit/') ? tarball(name) : range]),
    )
  const dependencies = {
    ...packed(manifest.dependencies),
    ...Object.fromEntries(more.map((name) => [name, tarball(name)])),
  }
  const all = { ...manifest, dependencies, devDependencies: packed(manifest.devDependencies) }
  const dapp = createConsumer(path, {}, { 'package.json': JSON.stringify(all, null, 2) })

  vi.stubEnv('CHROMIUM_PATH', launchOptions.executablePath ?? '')
  dapp.run('npm', ['test'])

  await dapp.build('.')
  expect(dapp.scripts('dist').filter(({ text }) => text.includes('test.kit.wallet'))).toEqual([])
  const server = await startStatic({ folder: join(path, 'dist') })
  const page = await browser().newPage()
  try {
    await page.goto(server.url)
    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    await page.getByRole('dialog').waitFor()
  } finally {
    await page.close()
    await server.stop()
  }
})
