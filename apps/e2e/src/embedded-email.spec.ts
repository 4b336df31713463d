import { EmbeddedWallet } from './support/EmbeddedWallet.js'
import { expect, test } from './support/test.js'

test('the email address is changed with codes to the old and the new one, despite a reload and a wrong code', async ({
  openDemo,
  stack,
}) => {
  test.slow()
  const demo = await openDemo()
  const wallet = new EmbeddedWallet(demo, stack.config, 'erin@email.example')
  const changed = new EmbeddedWallet(demo, stack.config, 'erin@new.example')
  await wallet.logIn()
  await wallet.keepCode()
  await demo.expectStatus('connected')

  const there = (await wallet.mails()).length
  await begin()
  await expect(wallet.frame.getByRole('main')).toContainText(changed.email)
  await wallet.press('Cancel')
  await expect(demo.modal.getByLabel('New email address')).toBeVisible()
  await save()
  await wallet.press('Continue')
  await expect(demo.modal.getByText('Confirm your current email')).toBeVisible()
  const old = await wallet.findInMail(/\b\d{6}\b/, there)
  const code = demo.modal.getByLabel('Code from the email')
  await code.fill(old === '000000' ? '000001' : '000000')
  await expect(demo.modal.getByRole('alert')).toContainText('Incorrect code')
  await code.fill(old)
  await expect(demo.modal.getByText('Confirm your new email')).toBeVisible()

  await demo.page.reload()
  await demo.expectStatus('connected')
  await begin()
  await expect(demo.modal.getByText('Confirm your new email')).toBeVisible()
  await code.fill(await changed.findInMail(/\b\d{6}\b/, 0))
  await expect(demo.modal.getByRole('button', { name: changed.email })).toBeVisible()
  for (const each of [wallet, changed])
    await expect.poll(async () => (await each.mails())[0]?.text).toContain(changed.email)

  async function begin(): Promise<void> {
    await demo.open()
    await demo.modal.getByRole('button', { name: 'Settings' }).click()
    await demo.modal.getByRole('button', { name: wallet.email }).click()
    await save()
  }
  async function save(): Promise<void> {
    await demo.modal.getByLabel('New email address').fill(changed.email)
    await demo.modal.getByRole('button', { name: 'Save' }).click()
  }
})

test('a login continues after a reload with the email that was sent', async ({ openDemo, stack }) => {
  const demo = await openDemo()
  const wallet = new EmbeddedWallet(demo, stack.config, 'frank@email.example')
  await demo.open()
  const field = demo.modal.getByLabel('Email address')
  const digits = demo.modal.getByRole('status').filter({ hasText: /^\d{2}$/ })
  await field.fill(wallet.email)
  await field.press('Enter')
  const match = (await digits.textContent()) ?? ''

  await demo.page.reload()
  await demo.open()
  await expect(field).toHaveValue(wallet.email)
  await field.press('Enter')
  await expect(digits).toHaveText(match)
  await wallet.approveDevice(match, 0)
  await expect(demo.modal.getByLabel('Code from the email')).toBeVisible()
  await demo.page.reload()
  await demo.open()
  await field.press('Enter')
  await demo.modal.getByLabel('Code from the email').fill(await wallet.findInMail(/\b\d{6}\b/, 0))
  await wallet.keepCode()
  await demo.expectStatus('connected')
  // One link, one code.
  expect(await wallet.mails()).toHaveLength(2)
})

test('a sign-out in one tab disconnects the other, which had found the login', async ({ openDemo, stack }) => {
  const first = await openDemo()
  const wallet = new EmbeddedWallet(first, stack.config, 'grace@email.example')
  await wallet.logIn()
  await wallet.keepCode()
  await first.expectStatus('connected')
  const second = await openDemo()
  await second.expectStatus('connected')
  await second.disconnect()
  await first.expectStatus('disconnected')
  await first.page.reload()
  await first.expectStatus('disconnected')
})
