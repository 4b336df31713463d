import { EmbeddedWallet } from './support/EmbeddedWallet.js'
import { expect, test } from './support/test.js'

test('two calls are one transaction of the smart account, whose fee is paid for it, and two of the plain one', async ({
  openDemo,
  stack,
}) => {
  const demo = await openDemo()
  const wallet = new EmbeddedWallet(demo, stack.config, 'frida@calls.example')
  await wallet.logIn()
  await wallet.keepCode()
  await demo.expectStatus('connected')
  const smart = await wallet.account()
  const send = demo.card('Send').getByRole('button', { name: 'Two calls at once' })
  // Exactly what the calls send: nothing is left for a fee.
  await give(smart, '0x71afd498d0000')
  await send.click()
  await expect(wallet.frame.getByRole('main')).toContainText('Make 2 calls')
  await expect(wallet.frame.getByRole('main')).toContainText('0.002 ETH')
  await expect(wallet.frame.getByRole('main')).toContainText('paid for you')
  await wallet.press('Decline')
  await expect(demo.outcome('Send')).toContainText('declined')

  await send.click()
  await wallet.press('Approve')
  await expect(demo.outcome('Send')).toContainText('Two calls: success in 1 transactions', { timeout: 30_000 })

  await wallet.chooseAccount('Standard account')
  await expect.poll(() => wallet.account()).not.toBe(smart)
  const plain = await wallet.account()
  await give(plain, '0xde0b6b3a7640000')
  await demo.page.reload()
  await demo.expectStatus('connected')
  expect(await wallet.account()).toBe(plain)
  await send.click()
  await expect(wallet.frame.getByRole('main')).toContainText('one after the other')
  await wallet.press('Approve')
  await expect(demo.outcome('Send')).toContainText('Two calls: success in 2 transactions', { timeout: 30_000 })

  await wallet.chooseAccount('Smart account')
  await expect.poll(() => wallet.account()).toBe(smart)

  async function give(account: string, amount: string): Promise<void> {
    await fetch(stack.chains[0].url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'anvil_setBalance', params: [account, amount] }),
    })
  }
})
