import { mnemonicToAccount } from 'viem/accounts'
import { EmbeddedWallet } from './support/EmbeddedWallet.js'
import { moveOver } from './support/moveOver.js'
import { expect, test, watchErrors } from './support/test.js'

const secrets = [
  'Private key of your account (EVM)',
  'Private key of your smart account’s owner (EVM)',
  'Private key of your account (Solana)',
]
const accounts = ['Account (EVM)', 'Owner of the smart account (EVM)', 'Account (Solana)']
const recoverPage = new URL('../../wallet-frame/dist/recover.html', import.meta.url).href

test('a user exports the recovery phrase, and the recovery file gives the same without any network', async ({
  openDemo,
  browser,
  stack,
}) => {
  const demo = await openDemo()
  const wallet = new EmbeddedWallet(demo, stack.config, 'erin@keys.example')
  await wallet.logIn()
  const saved = demo.page.waitForEvent('download')
  await wallet.press('Save recovery file')
  const file = await (await saved).path()
  const code = await wallet.keepCode()
  await demo.expectStatus('connected')
  // The phrase belongs to the standard account.
  const smart = await wallet.account()
  await wallet.chooseAccount('Standard account')
  await expect.poll(() => wallet.account()).not.toBe(smart)
  const account = await wallet.account()

  await wallet.openPage('Export')
  // Shown in a window at the wallet’s own address; the frame shows none of it.
  const popup = await wallet.openWindow()
  expect(popup.url()).toBe(`${stack.config.frameUrl}/`)
  const show = async (label: string): Promise<string> => {
    await popup.getByRole('button', { name: `Show: ${label}` }).click()
    return (await popup.getByLabel(label, { exact: true }).textContent()) ?? ''
  }
  await moveOver(popup)
  await popup.getByRole('button', { name: 'Continue' }).click()
  await expect(popup.getByRole('button', { name: 'Show: Recovery phrase' })).toBeVisible()
  expect(await popup.getByRole('main').textContent()).not.toMatch(/0x[0-9a-f]{64}/)
  const words = await show('Recovery phrase')
  await expect(wallet.frame.getByRole('main')).not.toContainText(words)
  expect(words.split(' ')).toHaveLength(12)
  expect(mnemonicToAccount(words).address).toBe(account)
  await expect.poll(async () => (await wallet.mails())[0]?.text).toContain('or its keys')
  const keys = []
  for (const label of secrets) keys.push(await show(label))
  await popup.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => popup.isClosed()).toBe(true)
  await expect(demo.modal.getByRole('button', { name: 'Export' })).toBeVisible()

  const context = await browser.newContext({ offline: true, locale: 'en-US' })
  const page = await context.newPage()
  const errors: string[] = []
  watchErrors(page, errors)
  page.on('request', (request) => {
    if (!/^(file|data|blob):/.test(request.url())) errors.push(request.url())
  })
  await page.goto(recoverPage)
  await page.getByLabel('Recovery file').setInputFiles(file)
  await page.getByLabel('Recovery code').fill(code)
  await page.getByRole('button', { name: 'Open wallet' }).first().click()
  await expect(page.getByRole('heading', { name: 'Wallet opened' })).toBeFocused()
  await expect(page.getByLabel('Address: Account (EVM)', { exact: true })).toHaveText(account)
  const shown = []
  for (const label of ['Recovery phrase', ...accounts.map((name) => `Private key: ${name}`)]) {
    await page.getByRole('button', { name: `Show: ${label}`, exact: true }).click()
    shown.push(await page.locator(`output[aria-label="${label}"]`).textContent())
  }
  expect(shown).toEqual([words, ...keys])
  await page.getByLabel('Recovery phrase').first().fill(words)
  await page.getByRole('button', { name: 'Open wallet' }).nth(1).click()
  await expect(page.getByLabel('Address: Account (EVM)', { exact: true })).toHaveText(account)
  expect(errors).toEqual([])
  await context.close()
})

test('a device that is removed elsewhere asks for the new recovery code, and the old one no longer works', async ({
  openDemo,
  browser,
  stack,
}) => {
  const first = await openDemo()
  const lost = new EmbeddedWallet(first, stack.config, '')
  await lost.logInWith('Google', 'Bob')
  const code = await lost.keepCode()
  await first.expectStatus('connected')
  const account = await lost.account()

  const context = await browser.newContext({ locale: 'en-US' })
  const second = await openDemo({}, context)
  const wallet = new EmbeddedWallet(second, stack.config, '')
  await wallet.logInWith('Google', 'Bob')
  await wallet.enterCode(code)
  await second.expectStatus('connected')

  await wallet.openPage('Recovery')
  await wallet.press('Create a new recovery code')
  const next = await wallet.keepCode()
  await expect(wallet.frame.getByText('Your new code is active')).toBeVisible()
  await wallet.press('Close')
  await second.modal.getByRole('button', { name: 'Devices' }).click()
  await wallet.press('Remove')
  await wallet.press('Remove')
  await expect(wallet.frame.getByRole('button', { name: 'Remove' })).toBeHidden()
  await expect(wallet.frame.getByText('This device', { exact: true })).toBeVisible()
  await wallet.press('Close')
  await context.close()

  await first.page.reload()
  await first.expectStatus('disconnected')
  await lost.logInWith('Google', 'Bob')
  await first.expectStatus('connected')
  await first.sign()
  await lost.press('Sign')
  await lost.enterCode(code)
  await expect(lost.frame.getByRole('alert')).toContainText('Incorrect recovery code')
  await lost.enterCode(next)
  await expect(first.outcome('Sign')).toContainText(/Signature 0x[0-9a-f]{130}/)
  expect(await lost.account()).toBe(account)
})

test('a device set to always ask prompts each time, and a forgotten device remembers no user', async ({
  openDemo,
  stack,
}) => {
  const demo = await openDemo()
  const wallet = new EmbeddedWallet(demo, stack.config, 'grace@keys.example')
  await wallet.logIn()
  const code = await wallet.keepCode()
  await demo.expectStatus('connected')

  await wallet.openPage('Devices')
  const asks = wallet.frame.getByRole('switch', { name: 'Always ask on this device' })
  await expect(asks).toBeVisible()
  await wallet.waitForLayout()
  await asks.click()
  await expect(asks).toHaveAttribute('aria-checked', 'true')
  await wallet.press('Close')
  await demo.page.reload()
  await demo.expectStatus('connected')
  await demo.sign()
  await wallet.press('Sign')
  await wallet.enterCode(code)
  await expect(demo.outcome('Sign')).toContainText(/Signature 0x[0-9a-f]{130}/)
  // A second time: the entered code is not stored.
  await demo.page.reload()
  await demo.expectStatus('connected')
  await wallet.openPage('Devices')
  await wallet.enterCode(code)
  await wallet.press('Forget this device')
  await wallet.press('Forget this device')
  await demo.expectStatus('disconnected')
  await demo.page.reload()
  await demo.expectStatus('disconnected')
})

test('deleting a wallet takes effect immediately, and the next sign-in creates another', async ({
  openDemo,
  stack,
}) => {
  // Emails to one address are 30 seconds apart.
  test.slow()
  const demo = await openDemo()
  const wallet = new EmbeddedWallet(demo, stack.config, 'heidi@keys.example')
  await wallet.logIn()
  await wallet.keepCode()
  await demo.expectStatus('connected')
  const account = await wallet.account()

  await wallet.openPage('Delete wallet')
  await expect(wallet.frame.getByRole('button', { name: 'Delete now' })).toBeDisabled()
  await wallet.frame.getByRole('switch').click()
  await wallet.press('Delete now')
  await demo.expectStatus('disconnected')
  await expect.poll(async () => (await wallet.mails())[0]?.text).toContain('was deleted')

  await demo.page.reload()
  await wallet.logIn()
  await wallet.keepCode()
  await demo.expectStatus('connected')
  expect(await wallet.account()).not.toBe(account)
})
