import type { Demo } from './support/Demo.js'
import { allFamilies, familyCases } from './support/familyCases.data.js'
import { expect, expectRunning, test, testBoth } from './support/test.js'

test.use({ families: allFamilies })

const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const members = (demo: Demo) => demo.card('Members only')
const pressSign = (demo: Demo) => demo.modal.getByRole('button', { name: 'Sign in', exact: true }).click()
const expectRequested = (demo: Demo) =>
  expect(demo.modal.getByRole('heading', { name: 'Sign in to Kit demo' })).toBeVisible()

/** Connects a wallet that approves everything, and signs in. */
async function connectAndSign(demo: Demo, wallet: string): Promise<void> {
  await demo.answer('Approve all', wallet)
  await demo.open()
  await demo.row(wallet).click()
  await expectRequested(demo)
  await pressSign(demo)
  await expect(demo.modal).toBeHidden()
}

testBoth(
  'a members page is served only to signed-in users: refused, retried, shown, and still there after a reload',
  async ({ openDemo }) => {
    const requested: string[] = []
    const demo = await openDemo({ signIn: 'optional' }, undefined, async (page) => {
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (pathname.startsWith('/api/')) requested.push(pathname)
      })
    })
    await demo.page.waitForLoadState('networkidle')
    expect(requested).toEqual([])

    await members(demo).getByRole('button', { name: 'Open the page' }).click()
    await expect(members(demo)).toContainText('Sign in with your wallet')
    await members(demo).getByRole('button', { name: 'Sign in' }).click()
    await demo.row('Test Wallet').click()
    await demo.prompt().getByRole('button', { name: 'Approve' }).click()
    await expectRequested(demo)
    await pressSign(demo)
    await expect(demo.prompt()).toContainText('wants you to sign in with your Ethereum account')
    await demo.prompt().getByRole('button', { name: 'Reject' }).click()
    await expect(demo.modal).toContainText('You declined the request')
    await expect(members(demo)).toContainText('Sign in with your wallet')
    await demo.modal.getByRole('button', { name: 'Try again' }).click()
    await demo.prompt().getByRole('button', { name: 'Approve' }).click()
    await expect(demo.modal).toBeHidden()
    await expect(members(demo)).toContainText(`Signed in as${first}`)

    await demo.page.reload()
    await expect(members(demo)).toContainText(first)
    await expect(demo.prompt()).toBeHidden()
    await expect(demo.modal).toBeHidden()
  },
)

test('required sign-in can’t be closed past, and cancelling disconnects', async ({ openDemo }) => {
  const demo = await openDemo({ signIn: 'required' })
  await demo.answer('Approve all')
  await demo.open()
  await demo.row('Test Wallet').click()
  await expectRequested(demo)
  await demo.page.keyboard.press('Escape')
  await demo.modal.getByRole('button', { name: 'Close' }).click()
  await demo.page.mouse.click(4, 4)
  await expectRequested(demo)

  await demo.page.reload()
  await demo.expectStatus('connected')
  await demo.open()
  await expectRequested(demo)
  await demo.modal.getByRole('button', { name: 'Cancel' }).click()
  await demo.expectStatus('disconnected')
})

test('each account has its own sign-in, and signing out reaches every tab', async ({ openDemo, context }) => {
  const demo = await openDemo({ signIn: 'optional' })
  await connectAndSign(demo, 'Test Wallet')
  await expect(members(demo)).toContainText(first)

  await demo.card('Test Wallet').getByLabel('Wallet account').selectOption(second)
  await expectRequested(demo)
  await demo.modal.getByRole('button', { name: 'Cancel' }).click()
  await expect(demo.modal).toBeHidden()
  await demo.expectStatus('connected')
  await expect(demo.card('Account')).toContainText(second)
  await demo.card('Test Wallet').getByLabel('Wallet account').selectOption(first)
  await expect(members(demo).getByRole('button', { name: 'Sign out' })).toBeVisible()
  await expect(demo.modal).toBeHidden()

  const other = await openDemo({ signIn: 'optional' }, context)
  await expect(members(other)).toContainText(first)
  await members(demo).getByRole('button', { name: 'Sign out' }).click()
  await expect(members(demo)).toContainText('Sign in with your wallet')
  await expect(members(other)).toContainText('Sign in with your wallet')
  await other.expectStatus('connected')
})

for (const one of familyCases.filter(({ family }) => family !== 'evm'))
  test(`${one.wallet} signs in, and the page shows its account`, async ({ openDemo, stack }) => {
    expectRunning(stack, one.family)
    const demo = await openDemo({ signIn: 'optional' })
    await connectAndSign(demo, one.wallet)
    await expect(members(demo)).toContainText('Signed in as')
    const address = await demo.card('Account').getByRole('definition').nth(1).textContent()
    await expect(members(demo)).toContainText(address ?? '')
    await expect(members(demo)).toContainText(`${one.namespace}:`)
  })
