import type { Demo } from './support/Demo.js'
import { expect, test } from './support/test.js'

const option = (demo: Demo, name: string) => demo.card('Options').getByRole('checkbox', { name, exact: true })

test('options apply to the open page immediately, and the code beside them matches', async ({ openDemo }) => {
  const demo = await openDemo()
  const code = demo.card('Options').locator('pre')
  await demo.connect()
  const actions = demo.modal.getByRole('button', { name: /^(Buy|Swap|Receive|Send)$/ })
  await demo.button.click()
  await expect(actions).toHaveText(['Buy', 'Swap', 'Receive', 'Send'])
  await demo.close()
  await option(demo, 'Swap').uncheck()
  await option(demo, 'Buy').uncheck()
  await expect(code).toContainText('features: { swaps: false, onramp: false },')
  await demo.button.click()
  await expect(actions).toHaveText(['Receive', 'Send'])
  await demo.close()
  await option(demo, 'Swap').check()
  await expect(code).toContainText('features: { onramp: false },')
  await demo.disconnect()

  await option(demo, 'Collapse wallets into one row').check()
  await demo.open()
  await expect(demo.row('Test Wallet')).toBeHidden()
  await demo.close()
  await option(demo, 'Collapse wallets into one row').uncheck()
  await option(demo, 'Require accepting the terms').check()
  await demo.open()
  await expect(demo.row('Test Wallet')).toBeDisabled()
  await demo.modal.getByRole('checkbox').check()
  await expect(demo.row('Test Wallet')).toBeEnabled()
})
