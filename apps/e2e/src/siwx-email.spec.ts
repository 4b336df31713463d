import { EmbeddedWallet } from './support/EmbeddedWallet.js'
import { expect, test } from './support/test.js'

test('an email address is confirmed by a code before the sign-in, despite a wrong code, and not asked for again', async ({
  openDemo,
  stack,
}) => {
  const demo = await openDemo({ signIn: 'email' })
  const { modal, page } = demo
  const user = new EmbeddedWallet(demo, stack.config, 'grace@email.example')
  await demo.answer('Approve all')
  await demo.open()
  await demo.row('Test Wallet').click()
  await modal.getByRole('textbox', { name: 'Email address' }).fill(user.email)
  await modal.getByRole('button', { name: 'Continue' }).click()
  const code = modal.getByLabel('Code from the email')
  await expect(code).toBeVisible()
  const sent = await user.findInMail(/\b\d{6}\b/, 0)
  await code.fill(sent === '000000' ? '000001' : '000000')
  await expect(modal.getByText('Incorrect code')).toBeVisible()
  await code.fill(sent)
  await modal.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(modal).toBeHidden()
  await demo.expectStatus('connected')

  await page.reload()
  await demo.expectStatus('connected')
  await expect(modal).toBeHidden()
  await demo.disconnect()
  await demo.answer('Approve all')
  await demo.open()
  await demo.row('Test Wallet').click()
  await expect(modal.getByRole('heading', { name: 'Sign in to Kit demo' })).toBeVisible()
})
