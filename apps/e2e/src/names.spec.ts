import { privateKeyToAccount } from 'viem/accounts'
import type { Demo } from './support/Demo.js'
import { expect, test } from './support/test.js'

// An account of the local chains that no test wallet has.
const stranger = privateKeyToAccount('0x8b3a350cf5c34c9194ca85829a2df0ec3153be0318b5e2d3348e872092edffba')

/** Registers a name from another account. */
async function take(serverUrl: string, name: string): Promise<void> {
  const message = JSON.stringify({ name, timestamp: Math.floor(Date.now() / 1000) })
  const signature = await stranger.signMessage({ message })
  const answer = await fetch(`${serverUrl}/v1/profile/account`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message, signature, address: stranger.address, coin_type: 60 }),
  })
  expect(answer.status).toBe(200)
}

// Accounts of the first wallet have on-chain names, which take precedence over the service's.
const wallet = 'Second Test Wallet'

/** Connects one of the wallet's accounts. */
async function use(demo: Demo, index: number): Promise<void> {
  await demo.connect(wallet)
  const accounts = demo.card(wallet).getByLabel('Wallet account')
  await accounts.selectOption({ index })
  await expect(demo.button).toContainText((await accounts.inputValue()).slice(0, 4))
}

const press = (demo: Demo, name: string) => demo.modal.getByRole('button', { name, exact: true }).click()
const field = (demo: Demo) => demo.modal.getByRole('textbox', { name: /^Name/ })

/** Opens the settings of the active account. */
async function openSettings(demo: Demo): Promise<void> {
  await demo.modal.getByRole('button', { name: /Switch wallet/ }).click()
  await demo.modal
    .getByRole('button', { name: /^More for/ })
    .first()
    .click()
  await demo.modal.getByRole('menuitem', { name: 'Settings' }).click()
}

/** Opens the form, and types an available name. */
async function choose(demo: Demo, label: string): Promise<void> {
  await demo.open()
  await openSettings(demo)
  await press(demo, 'Choose name')
  await press(demo, 'Choose name')
  await field(demo).fill(label)
  await expect(field(demo)).toHaveAccessibleDescription('Available')
}

test('a name is registered after a rejection, and shows immediately on the button, in the other tab and after a reload', async ({
  openDemo,
}) => {
  const demo = await openDemo()
  await use(demo, 0)
  const other = await openDemo()
  await other.expectStatus('connected')
  await demo.page.bringToFront()

  await demo.answer('Reject all', wallet)
  await choose(demo, 'carol-of-the-tests')
  await press(demo, 'Register name')
  await expect(demo.modal.getByRole('alert')).toContainText('You declined the request. Nothing was changed.')
  await expect(field(demo)).toHaveValue('carol-of-the-tests')
  await demo.close()

  await demo.answer('Approve all', wallet)
  await choose(demo, 'carol-of-the-tests')
  await press(demo, 'Register name')
  await expect(demo.modal.getByRole('heading', { name: 'carol-of-the-tests.kit.test' })).toBeVisible()
  await expect(demo.button).toContainText('carol-of-the-tests.kit.test')
  await expect(other.button).toContainText('carol-of-the-tests.kit.test')
  await press(demo, 'Done')
  await expect(demo.modal.getByRole('button', { name: /carol-of-the-tests\.kit\.test/ })).toBeVisible()

  await openSettings(demo)
  await demo.modal.getByRole('button', { name: /^carol-of-the-tests\.kit\.test.*Your name/ }).click()
  await demo.modal.getByRole('textbox', { name: 'About you' }).fill('on the road')
  await press(demo, 'Save')
  await expect(demo.modal.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
  await demo.page.reload()
  await expect(demo.button).toContainText('carol-of-the-tests.kit.test')
})

test('a taken name can’t be registered', async ({ openDemo, stack }) => {
  await take(stack.config.serverUrl, 'maple.kit.test')
  const demo = await openDemo()
  await use(demo, 1)
  await choose(demo, 'river-of-the-tests')
  await field(demo).fill('Maple')
  await expect(field(demo)).toHaveAccessibleDescription('This name is taken.')
  const suggestions = demo.modal.getByRole('list', { name: 'Suggestions' })
  await expect(suggestions.getByRole('button', { name: /^maple\b.*Taken/ })).toBeDisabled()
  await expect(demo.modal.getByRole('button', { name: 'Register name' })).toBeDisabled()
  await field(demo).fill('mäple')
  await expect(field(demo)).toHaveAccessibleDescription('Use only letters a–z, digits and hyphens.')

  // Taken between the check and the press.
  await field(demo).fill('pebble-of-the-tests')
  await expect(field(demo)).toHaveAccessibleDescription('Available')
  await take(stack.config.serverUrl, 'pebble-of-the-tests.kit.test')
  await press(demo, 'Register name')
  await expect(demo.modal.getByRole('alert')).toContainText('This name was just taken.')
})

test('a name form keeps its input when the server is killed during the wallet request, and works once it is back', async ({
  openDemo,
  stack,
}) => {
  const demo = await openDemo()
  await use(demo, 1)
  await demo.answer('Ask me', wallet)
  await choose(demo, 'dave-of-the-tests')
  await press(demo, 'Register name')
  const prompt = demo.prompt(wallet)
  await expect(prompt).toContainText('dave-of-the-tests.kit.test')
  await stack.server.kill()
  await prompt.getByRole('button', { name: 'Approve' }).click()
  await expect(demo.modal.getByRole('alert')).toContainText('Couldn’t register this name', { timeout: 20_000 })
  await expect(field(demo)).toHaveValue('dave-of-the-tests')
  await stack.restartServer()
  await press(demo, 'Try again')
  await prompt.getByRole('button', { name: 'Approve' }).click()
  await expect(demo.button).toContainText('dave-of-the-tests.kit.test')
})
