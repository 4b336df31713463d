import { expect, test, testBoth } from './support/test.js'

const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

// As most users see it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

testBoth('a user connects an announced wallet and sees the account', async ({ openDemo }) => {
  const demo = await openDemo()
  await demo.expectStatus('disconnected')
  await demo.open()
  await demo.row('Test Wallet').click()
  await expect(demo.prompt()).toContainText('Connect this app?')
  await demo.prompt().getByRole('button', { name: 'Approve' }).click()
  await expect(demo.modal).toBeHidden()
  await demo.expectStatus('connected')
  await expect(demo.card('Account')).toContainText(first)
  await expect(demo.card('Account')).toContainText('TUSD')
  await expect(demo.button).toContainText(/0xf3|alice/i)
})

testBoth('a rejected connection is shown, and a retry connects', async ({ openDemo }) => {
  const demo = await openDemo()
  await demo.open()
  await demo.row('Test Wallet').click()
  await demo.prompt().getByRole('button', { name: 'Reject' }).click()
  await expect(demo.modal.getByText(/declined/i).first()).toBeVisible()
  await demo.expectStatus('disconnected')
  await demo.modal.getByRole('button', { name: 'Try again' }).click()
  await demo.prompt().getByRole('button', { name: 'Approve' }).click()
  await demo.expectStatus('connected')
})

testBoth('a reload restores the wallet without asking', async ({ openDemo }) => {
  const demo = await openDemo()
  await demo.connect()
  await demo.page.reload()
  await demo.expectStatus('connected')
  await expect(demo.card('Account')).toContainText(first)
  await expect(demo.prompt()).toBeHidden()
})

test('a reload never shows a restored user as disconnected', async ({ openDemo }) => {
  const demo = await openDemo()
  await demo.connect()
  await demo.page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seenStatuses: seen })
    const sample = (): void => {
      const text = /Status(disconnected|connecting|reconnecting|connected)/.exec(document.body?.textContent ?? '')?.[1]
      if (text !== undefined && seen.at(-1) !== text) seen.push(text)
      requestAnimationFrame(sample)
    }
    sample()
  })
  await demo.page.reload()
  await demo.expectStatus('connected')
  const seen = await demo.page.evaluate(() => (window as unknown as { seenStatuses: string[] }).seenStatuses)
  expect(seen.filter((status) => status !== 'reconnecting' && status !== 'connected')).toEqual([])
})

test('disconnecting on the page forgets the wallet, also after a reload', async ({ openDemo }) => {
  const demo = await openDemo()
  await demo.connect()
  await demo.disconnect()
  await demo.page.reload()
  await demo.expectStatus('disconnected')
})

test('disconnecting in the wallet disconnects the page', async ({ openDemo }) => {
  const demo = await openDemo()
  await demo.connect()
  await demo.card('Test Wallet').getByRole('button', { name: 'Disconnect from wallet' }).click()
  await demo.expectStatus('disconnected')
})

testBoth('locking the wallet disconnects the page', async ({ openDemo }) => {
  const demo = await openDemo()
  await demo.connect()
  await demo.card('Test Wallet').getByRole('button', { name: 'Lock', exact: true }).click()
  await demo.expectStatus('disconnected')
})

testBoth('switching the account in the wallet switches it on the page', async ({ openDemo }) => {
  const demo = await openDemo()
  await demo.connect()
  await demo.card('Test Wallet').getByLabel('Wallet account').selectOption(second)
  await expect(demo.card('Account')).toContainText(second)
})

test('a wallet that never responds can be left, and another one connected', async ({ openDemo }) => {
  const demo = await openDemo()
  await demo.answer('Never respond')
  await demo.open()
  await demo.row('Test Wallet').click()
  await expect(demo.modal.getByText(/Test Wallet/).first()).toBeVisible()
  await demo.modal.getByRole('button', { name: 'Back' }).click()
  await demo.expectStatus('disconnected')
  await demo.modal.getByRole('button', { name: 'Close' }).click()
  await demo.connect('Second Test Wallet')
})

test('a wallet that throws shows an error with a retry button', async ({ openDemo }) => {
  const demo = await openDemo()
  await demo.answer('Throw')
  await demo.open()
  await demo.row('Test Wallet').click()
  await expect(demo.modal.getByRole('button', { name: 'Try again' })).toBeVisible()
  await demo.expectStatus('disconnected')
})

test('two wallets are connected at the same time, one is active, and each disconnects alone', async ({ openDemo }) => {
  const demo = await openDemo()
  await demo.connect()
  await demo.answer('Approve all', 'Second Test Wallet')
  await demo.card('Connections').getByRole('button', { name: 'Add a wallet' }).click()
  await demo.row('Second Test Wallet').click()
  const connections = demo.card('Connections')
  await expect(connections).toContainText('Second Test Wallet active')
  await connections.getByRole('button', { name: 'Use Test Wallet' }).click()
  await expect(demo.card('Account')).toContainText(first)
  await connections.getByRole('button', { name: 'Disconnect Test Wallet' }).click()
  await expect(connections).toContainText('Second Test Wallet active')
  await demo.expectStatus('connected')
})

test('a change in one tab shows in the other', async ({ openDemo, context }) => {
  const one = await openDemo({}, context)
  const two = await openDemo({}, context)
  await one.connect()
  await two.expectStatus('connected')
  await expect(two.card('Account')).toContainText(first)
  await two.page.bringToFront()
  await two.disconnect()
  await one.expectStatus('disconnected')
})
