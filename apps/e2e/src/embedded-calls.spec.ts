import type { Stack } from '@kit/devnet/stack'
import { EmbeddedWallet } from './support/EmbeddedWallet.js'
import { expect, test } from './support/test.js'

/** Code of an account that delegated to `EIP7702StatelessDeleGator` 1.3.0. */
const delegated = `0xef0100${'63c0c19a282a1B52b07dD5a65b58948A07DAE32B'.toLowerCase()}`

test('two calls are one sponsored transaction of the smart account, and two of the standard account', async ({
  openDemo,
  stack,
}) => {
  const demo = await openDemo()
  const wallet = new EmbeddedWallet(demo, stack.config, 'frida@calls.example')
  await wallet.logIn()
  await wallet.keepCode()
  await demo.expectStatus('connected')
  const smart = await wallet.account()
  const send = demo.card('Send').getByRole('button', { name: 'Batch two calls' })
  // Exactly the amount of the calls: nothing is left for a fee.
  await give(stack, smart, '0x71afd498d0000')
  await send.click()
  await expect(wallet.frame.getByRole('main')).toContainText('Approve 2 actions')
  await expect(wallet.frame.getByRole('main')).toContainText('0.002 ETH')
  await expect(wallet.frame.getByRole('main')).toContainText('Sponsored')
  await wallet.press('Decline')
  await expect(demo.outcome('Send')).toContainText('rejected')

  await send.click()
  await wallet.press('Approve')
  await expect(demo.outcome('Send')).toContainText('Batch: success in 1 transactions', { timeout: 30_000 })

  await wallet.chooseAccount('Standard account')
  await expect.poll(() => wallet.account()).not.toBe(smart)
  const plain = await wallet.account()
  await give(stack, plain, '0xde0b6b3a7640000')
  await demo.page.reload()
  await demo.expectStatus('connected')
  expect(await wallet.account()).toBe(plain)
  await send.click()
  await expect(wallet.frame.getByRole('main')).toContainText('one at a time')
  await wallet.press('Approve')
  await expect(demo.outcome('Send')).toContainText('Batch: success in 2 transactions', { timeout: 30_000 })

  await wallet.chooseAccount('Smart account')
  await expect.poll(() => wallet.account()).toBe(smart)
})

test('a paymaster of the dapp sponsors calls: only the page contacts it, not the wallet or its operator', async ({
  openDemo,
  stack,
}) => {
  const paymaster = new URL('/v1/paymaster?projectId=demo&payer=dapp', stack.config.serverUrl)
  paymaster.searchParams.set('chainId', `eip155:${stack.chains[0].chainId}`)
  const requested: { readonly isPage: boolean; readonly ofDapp: boolean; readonly method: string }[] = []
  const demo = await openDemo({ paymaster: paymaster.href })
  demo.page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname !== '/v1/paymaster' || request.method() !== 'POST') return
    const { method } = request.postDataJSON() as { readonly method: string }
    requested.push({
      isPage: request.frame() === demo.page.mainFrame(),
      ofDapp: searchParams.get('payer') === 'dapp',
      method,
    })
  })
  const wallet = new EmbeddedWallet(demo, stack.config, 'gina@calls.example')
  await wallet.logIn()
  await wallet.keepCode()
  await demo.expectStatus('connected')
  await give(stack, await wallet.account(), '0x71afd498d0000')
  const send = demo.card('Send').getByRole('button', { name: 'Batch two calls' })
  await send.click()
  await expect(wallet.frame.getByRole('main')).toContainText(
    'Paid by the site’s paymaster, which may charge you tokens',
  )
  await wallet.press('Approve')
  await expect(demo.outcome('Send')).toContainText('Batch: success in 1 transactions', { timeout: 30_000 })
  expect(requested.map(({ method }) => method)).toEqual(
    expect.arrayContaining(['pm_getPaymasterStubData', 'pm_getPaymasterData']),
  )
  expect(requested.filter(({ isPage, ofDapp }) => !isPage || !ofDapp)).toEqual([])
})

test('two calls are one transaction of an EOA that can delegate, even the first time', async ({ openDemo, stack }) => {
  const demo = await openDemo({}, undefined, async (page) => {
    await page.route('**/wallet/v1/config', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), smartAccounts: '7702' } })
    })
  })
  const wallet = new EmbeddedWallet(demo, stack.config, 'hugo@calls.example')
  await wallet.logIn()
  await wallet.keepCode()
  await demo.expectStatus('connected')
  const plain = await wallet.account()
  await give(stack, plain, '0xde0b6b3a7640000')
  expect(await ask(stack, 'eth_getCode', [plain, 'latest'])).toBe('0x')
  const send = demo.card('Send').getByRole('button', { name: 'Batch two calls' })
  for (const _ of ['first', 'second']) {
    await send.click()
    await wallet.press('Approve')
    await expect(demo.outcome('Send')).toContainText('Batch: success in 1 transactions', { timeout: 30_000 })
    expect(await ask(stack, 'eth_getCode', [plain, 'latest'])).toBe(delegated)
  }
})

async function give(stack: Stack, account: string, amount: string): Promise<void> {
  await ask(stack, 'anvil_setBalance', [account, amount])
}

async function ask(stack: Stack, method: string, params: readonly unknown[]): Promise<unknown> {
  const response = await fetch(stack.chains[0].url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  return ((await response.json()) as { readonly result?: unknown }).result
}
