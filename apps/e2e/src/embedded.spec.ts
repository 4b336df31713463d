import { createPublicClient, http } from 'viem'
import { EmbeddedWallet } from './support/EmbeddedWallet.js'
import { expect, test } from './support/test.js'

const address = /0x[0-9a-fA-F]{40}/

test('a user signs in by email, saves a code, signs and sends, and is back after a reload', async ({
  openDemo,
  stack,
}) => {
  const demo = await openDemo()
  const wallet = new EmbeddedWallet(demo, stack.config, 'alice@example.org')
  await wallet.logIn()
  // Cancelling before the code is saved continues without another email.
  await wallet.press('Cancel')
  await expect(demo.modal.getByRole('alert').filter({ hasText: 'Cancelled. You’re still signed in' })).toBeVisible()
  await demo.modal.getByRole('button', { name: 'Try again' }).click()
  await wallet.keepCode()
  await demo.expectStatus('connected')
  await expect(demo.modal).toBeHidden()
  const [account = ''] = address.exec((await demo.card('Account').textContent()) ?? '') ?? []

  const message = await demo.card('Sign').getByLabel('Message').inputValue()
  const sign = demo.card('Sign').getByRole('button', { name: 'Sign message' })
  await sign.click()
  await expect(wallet.frame.getByRole('main')).toContainText(message)
  await expect(wallet.frame.getByRole('main')).toContainText(new URL(stack.config.demoUrl).host)
  await wallet.press('Decline')
  await expect(demo.card('Sign').getByRole('status')).toContainText('rejected')

  await sign.click()
  await wallet.press('Sign')
  await expect(demo.card('Sign').getByRole('status')).toContainText(/Signature 0x[0-9a-f]{130}/)
  const text = (await demo.card('Sign').getByRole('status').textContent()) ?? ''
  const [signature] = /0x[0-9a-f]{130,}/.exec(text) ?? []
  // The smart account is not deployed yet: its signature contains the deployment.
  const chain = createPublicClient({ transport: http(stack.chains[0].url) })
  expect(
    await chain.verifyMessage({ address: account as `0x${string}`, message, signature: signature as `0x${string}` }),
  ).toBe(true)

  await fetch(stack.chains[0].url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'anvil_setBalance', params: [account, '0xde0b6b3a7640000'] }),
  })
  await demo.page.reload()
  await demo.expectStatus('connected')
  await expect(demo.card('Account')).toContainText(account)
  await sign.click()
  await wallet.press('Sign')
  await expect(demo.card('Sign').getByRole('status')).toContainText(/Signature 0x[0-9a-f]{130}/)

  await demo.send()
  await expect(wallet.frame.getByRole('main')).toContainText('0.01 ETH')
  await wallet.press('Send')
  await demo.expectMined()
})

test('another browser opens the wallet with its recovery code, and with no other', async ({
  openDemo,
  browser,
  stack,
}) => {
  test.slow()
  const email = 'bob@example.org'
  const first = await openDemo()
  const made = new EmbeddedWallet(first, stack.config, email)
  await made.logIn()
  const code = await made.keepCode()
  await first.expectStatus('connected')
  const [account = ''] = address.exec((await first.card('Account').textContent()) ?? '') ?? []
  await first.page.close()

  const context = await browser.newContext({ locale: 'en-US' })
  const second = await openDemo({}, context)
  const opened = new EmbeddedWallet(second, stack.config, email)
  await opened.logIn()
  const field = opened.frame.getByLabel('Recovery code')
  await field.fill(code.replace(/^./, (sign) => (sign === '7' ? '8' : '7')))
  await opened.press('Unlock')
  await expect(opened.frame.getByRole('alert')).toContainText('Incorrect recovery code')
  await field.fill(code.toLowerCase().replaceAll('-', ' '))
  await opened.press('Unlock')
  await second.expectStatus('connected')
  await expect(second.card('Account')).toContainText(account)
  await context.close()
})

test('the wallet works while the page is open on another site, where browsers keep no storage for the frame', async ({
  openDemo,
  stack,
}) => {
  const demo = await openDemo()
  await demo.page.goto(demo.page.url().replace('//localhost', '//dapp.localhost'))
  const wallet = new EmbeddedWallet(demo, stack.config, 'dave@example.org')
  await wallet.logIn()
  await wallet.keepCode()
  await demo.expectStatus('connected')
  await demo.card('Sign').getByRole('button', { name: 'Sign message' }).click()
  await expect(wallet.frame.getByRole('main')).toContainText('dapp.localhost')
  await wallet.press('Sign')
  await expect(demo.card('Sign').getByRole('status')).toContainText(/Signature 0x[0-9a-f]{130}/)
})

test('a login on a phone is left, and continued where the email was sent', async ({ openDemo, stack }) => {
  const demo = await openDemo({}, undefined, async (page) => page.setViewportSize({ width: 390, height: 780 }))
  const wallet = new EmbeddedWallet(demo, stack.config, 'erin@example.org')
  await demo.open()
  const field = demo.modal.getByLabel('Email address')
  await field.fill(wallet.email)
  await field.press('Enter')
  const digits = demo.modal.getByRole('status').filter({ hasText: /^\d{2}$/ })
  await expect(digits).toBeVisible()
  const match = await digits.textContent()
  await demo.modal.getByRole('button', { name: 'Back' }).click()
  await expect(field).toHaveValue(wallet.email)
  await field.press('Enter')
  await expect(digits).toHaveText(match ?? '')
  expect(await wallet.mails()).toHaveLength(1)
})
