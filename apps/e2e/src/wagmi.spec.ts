import { fileURLToPath } from 'node:url'
import { devTokens, type EvmDevnet, startEvm } from '@kit/devnet'
import { startStatic } from '@kit/devnet/stack'
import type { TestWallet } from '@kit/testing'
import { test as base, expect, type Page } from '@playwright/test'

type Place = { readonly url: string; readonly chains: readonly EvmDevnet[] }

const folder = fileURLToPath(new URL('../../wagmi-dapp/dist', import.meta.url))

const test = base.extend<object, { place: Place }>({
  place: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here
    async ({}, use) => {
      const chains = await Promise.all([startEvm({ chainId: 31337 }), startEvm({ chainId: 31338 })])
      const [one, two] = chains
      const server = await startStatic({ folder, connect: [one.url, two.url] })
      const query = new URLSearchParams({ one: one.url, two: two.url, token: devTokens().TUSD.address })
      await use({ url: `${server.url}/NAME/index.html?${query}`, chains })
      await Promise.all([server.stop(), one.stop(), two.stop()])
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

/** Runs a function with the page's wallet. */
const withWallet = <T>(page: Page, work: (wallet: TestWallet) => T) =>
  page.evaluate(`(${work.toString()})(window.wallet)`) as Promise<T>
const statusOf = (page: Page, name: string) => page.getByRole('status', { name })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Connects a wallet: directly with the previous setup, and by the modal with the kit. */
async function connect(page: Page, name: string): Promise<void> {
  await press(page, 'Connect')
  if (name === '.') await page.getByRole('button', { name: /^Test Wallet/ }).click()
  await expect(statusOf(page, 'Wallet')).toHaveText(/^connected 0x\w{40} on Local One$/)
}

/** One dapp with two setup files: the previous one, and the kit's. */
for (const [title, name] of [
  ['before it has the kit', 'before'],
  ['that adds the kit by changing only its setup file', '.'],
] as const)
  test(`a dapp on wagmi ${title} reads, writes, signs, switches, and reconnects after a reload`, async ({
    page,
    place,
  }) => {
    test.setTimeout(120_000)
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto(place.url.replace('NAME', name))
    await expect(statusOf(page, 'Wallet')).toHaveText(/^disconnected no account/)
    await expect(statusOf(page, 'Token')).toHaveText('Test USD TUSD 6')
    await connect(page, name)

    const before = BigInt((await statusOf(page, 'Balance').filter({ hasText: /\d/ }).textContent()) ?? '')
    await press(page, 'Mint')
    await expect(statusOf(page, 'Mint')).toHaveText('success, 1 received')
    await expect(statusOf(page, 'Balance')).toHaveText(String(before + 5n))
    await press(page, 'Send calls')
    await expect(statusOf(page, 'Calls')).toHaveText('success')
    await press(page, 'Sign')
    await expect(statusOf(page, 'Signature')).toHaveText(/^0x[\da-f]{130}$/)
    await withWallet(page, (wallet) => wallet.behave({ mode: 'reject' }))
    await press(page, 'Mint')
    await expect(statusOf(page, 'Mint')).toHaveText(/ContractFunctionExecutionError/)
    await withWallet(page, (wallet) => wallet.behave({ mode: 'approve' }))

    await press(page, 'Go to Local Two')
    await expect(statusOf(page, 'Wallet')).toHaveText(/on Local Two$/)
    await withWallet(page, (wallet) => wallet.selectChain(31337))
    await expect(statusOf(page, 'Wallet')).toHaveText(/on Local One$/)
    const second = await withWallet(page, (wallet) => {
      wallet.selectAccount(wallet.addresses[1] as `0x${string}`)
      return wallet.selected
    })
    await expect(statusOf(page, 'Wallet')).toHaveText(`connected ${second} on Local One`)

    await page.reload()
    await expect(statusOf(page, 'Wallet')).toHaveText(/^connected 0x\w{40} on Local One$/)
    const requested = await withWallet(page, (wallet) => wallet.requests.map(({ method }) => method))
    expect(requested.filter((method) => /request(Accounts|Permissions)/.test(method))).toEqual([])
    await press(page, 'Mint')
    await expect(statusOf(page, 'Mint')).toHaveText('success, 1 received')
    await press(page, 'Disconnect')
    await expect(statusOf(page, 'Wallet')).toHaveText(/^disconnected no account/)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Connect', exact: true })).toBeVisible()
    await expect(statusOf(page, 'Wallet')).toHaveText(/^disconnected no account/)
    expect(errors).toEqual([])
  })

test('wagmi follows the kit’s modal, starting with the first render after a reload', async ({ page, place }) => {
  await page.addInitScript(() => {
    const seen: (string | null)[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const text = document.querySelector('[aria-label=Wallet]')?.textContent ?? null
      if (text !== null && text !== seen.at(-1)) seen.push(text)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await page.goto(place.url.replace('NAME', '.'))
  await connect(page, '.')
  await page.reload()
  await expect(statusOf(page, 'Wallet')).toHaveText(/^connected/)
  const seen = (await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).map(
    (text) => text.split(' ')[0],
  )
  expect(seen).toEqual(['reconnecting', 'connected'])
  await page.getByRole('button', { name: /^Connected/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(statusOf(page, 'Wallet')).toHaveText(/^disconnected no account/)
})
