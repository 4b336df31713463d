import { EmbeddedWallet } from './support/EmbeddedWallet.js'
import { expect, test } from './support/test.js'

test('two calls are approved at once, with one question, and both are mined', async ({ openDemo, stack }) => {
  const demo = await openDemo()
  const wallet = new EmbeddedWallet(demo, stack.config, 'frida@calls.example')
  await wallet.logIn()
  await wallet.keepCode()
  await demo.expectStatus('connected')
  const [account] = /0x[0-9a-fA-F]{40}/.exec((await demo.card('Account').textContent()) ?? '') ?? []
  await fetch(stack.chains[0].url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'anvil_setBalance', params: [account, '0xde0b6b3a7640000'] }),
  })
  const send = demo.card('Send').getByRole('button', { name: 'Two calls at once' })
  await send.click()
  await expect(wallet.frame.getByRole('main')).toContainText('Make 2 calls')
  await expect(wallet.frame.getByRole('main')).toContainText('0.002 ETH')
  await wallet.press('Decline')
  await expect(demo.outcome('Send')).toContainText('declined')

  await send.click()
  await wallet.press('Approve')
  await expect(demo.outcome('Send')).toContainText('Two calls: success in 2 transactions', { timeout: 30_000 })
})
