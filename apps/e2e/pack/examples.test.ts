import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, spawnGuarded } from '@kit/devnet'
import { startStatic } from '@kit/devnet/stack'
import type { Page } from '@playwright/test'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Consumer } from './Consumer.js'
import { exampleNames, installExamples } from './installExamples.js'
import { foreignFiles, openModal, prepareConsumers } from './packed.js'
import { signedIn, signIn } from './signIn.js'
import { announceWallets, injectPolkadot } from './visitStrangers.js'

const { folder, browser } = prepareConsumers()
const address = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'

/** Collects browser problems of a page: errors, policy violations, and React's hydration warnings. */
async function newPage(): Promise<readonly [Page, readonly string[]]> {
  const page = await browser().newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (/hydrat|Trusted|(script|style)-src/i.test(message.text())) complaints.push(message.text())
  })
  await page.addInitScript(announceWallets)
  return [page, complaints]
}

async function connect(page: Page, name = 'Connect Wallet', wallet = /Test Wallet/): Promise<void> {
  await page.getByRole('button', { name }).click()
  await page.getByRole('dialog').getByRole('button', { name: wallet }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

describe('examples on the packed packages', () => {
  let app: Consumer
  let builds: Readonly<Record<string, Promise<void>>>
  beforeAll(() => {
    app = installExamples(join(folder, 'examples'))
    // Two at a time: the Next build takes about as long as all the others.
    const build = async (name: string, before?: Promise<unknown>) => {
      await before?.catch(() => undefined)
      await app.build(name)
    }
    const started: Record<string, Promise<void>> = { next: build('next') }
    let last: Promise<void> | undefined
    for (const name of exampleNames) {
      if (name === 'next') continue
      last = build(name, last)
      started[name] = last
    }
    for (const one of Object.values(started)) one.catch(() => undefined)
    builds = started
  })

  it.each(exampleNames.filter((name) => !['next', 'multichain'].includes(name)))(
    'connect a wallet, show its address and disconnect: %s',
    async (name) => {
      await builds[name]
      const server = await startStatic({ folder: join(app.folder, name, 'dist') })
      const [page, complaints] = await newPage()
      try {
        await page.goto(server.url)
        await page.getByText('No wallet is connected.').waitFor()
        await connect(page)
        await page.getByText(address).waitFor()
        await page.getByRole('button', { name: '0x8b…4DBA72' }).waitFor()
        await page.reload()
        await page.getByText(address).waitFor()
        await page.getByRole('button', { name: 'Disconnect' }).click()
        await page.getByText('No wallet is connected.').waitFor()
        await page.getByRole('button', { name: 'Connect Wallet' }).waitFor()
        expect(complaints).toEqual([])
      } finally {
        await page.close()
        await server.stop()
      }
    },
  )

  it.each([
    ['vue', 'src/Wrong.vue', ['vue-tsc', '--noEmit', '-p', 'vue']],
    ['svelte', 'src/Wrong.svelte', ['svelte-check', '--workspace', 'svelte']],
  ])('reject unknown attributes of the elements in their markup: %s', async (name, file, [command = '', ...args]) => {
    await builds[name]
    const modal = '<kit-modal theme-mode="bright" locale="ar"></kit-modal>'
    const path = join(app.folder, name, file)
    writeFileSync(
      path,
      `<script ${name === 'vue' ? 'setup ' : ''}lang="ts"></script>\n${name === 'vue' ? `<template>${modal}</template>` : modal}\n`,
    )
    try {
      expect(() => app.run(command, args)).toThrow(/"bright"' is not assignable to type/)
    } finally {
      rmSync(path)
    }
  })

  it('reject the modal under a registered kit without `modal()`: vite', async () => {
    await builds['vite']
    const path = join(app.folder, 'vite/src/kit.ts')
    const kit = readFileSync(path, 'utf8')
    writeFileSync(path, kit.replace(/, modal(?= })|^ {2}plugins:.*\n/gm, ''))
    try {
      expect(() => app.run('tsc', ['-b', 'vite'])).toThrow(/'"Add modal\(\) to the plugins of createKit"' is missing/)
    } finally {
      writeFileSync(path, kit)
    }
  })

  it('connect a wallet for each of two chains at once, and disconnect one: multichain', async () => {
    await builds['multichain']
    const server = await startStatic({ folder: join(app.folder, 'multichain/dist') })
    const [page, complaints] = await newPage()
    await page.addInitScript(injectPolkadot)
    try {
      await page.goto(server.url)
      await connect(page, 'Connect Ethereum')
      await connect(page, 'Connect Polkadot', /test-dot/)
      await page.getByText(`Ethereum: ${address}`).waitFor()
      await page.getByText(/Polkadot: 1\w{40}/).waitFor()
      await page.getByRole('button', { name: 'Disconnect Ethereum' }).click()
      await page.getByRole('button', { name: 'Connect Ethereum' }).waitFor()
      await page.getByText(/Polkadot: 1\w{40}/).waitFor()
      await page.getByRole('button', { name: 'Connect Solana' }).waitFor()
      await page.getByRole('button', { name: 'Connect Bitcoin' }).waitFor()
      expect(complaints).toEqual([])
    } finally {
      await page.close()
      await server.stop()
    }
  })

  it('build to browser files without a byte of another chain: next', async () => {
    await builds['next']
    expect(foreignFiles(app, 'next/.next/static')).toEqual([])
  })

  it('render the connected account on the server, hydrate without a mismatch, and sign users in: next', async () => {
    await builds['next']
    const port = await freePort()
    vi.stubEnv('PORT', String(port))
    vi.stubEnv('SIWX_SECRET', 'a secret of at least thirty-two bytes')
    const server = spawnGuarded(process.execPath, [
      join(app.folder, 'node_modules/next/dist/bin/next'),
      'start',
      join(app.folder, 'next'),
      '--port',
      String(port),
      '--hostname',
      '127.0.0.1',
    ])
    vi.unstubAllEnvs()
    const url = `http://127.0.0.1:${port}`
    const [page, complaints] = await newPage()
    try {
      const html = (): Promise<string> =>
        page.request.get(url).then(
          (response) => response.text(),
          () => '',
        )
      await expect.poll(html, { timeout: 30_000 }).toContain('Rendered on the server')
      expect(await html()).toContain('No wallet is connected.')
      expect(await openModal(page, url)).toEqual([])
      await connect(page)
      await page.getByText(address).waitFor()
      expect(await html()).toContain(address)
      await page.reload()
      await page.getByRole('button', { name: 'Disconnect' }).click()
      await page.getByText('No wallet is connected.').waitFor()
      expect(await html()).toContain('No wallet is connected.')
      expect(complaints).toEqual([])
      expect(await signIn(url)).toEqual(signedIn)
    } finally {
      await page.close()
      await server.stop()
    }
  })
})
