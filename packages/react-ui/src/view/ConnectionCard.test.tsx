import { createFixtureKit, fixtureConnections, fixtureWallets } from '@kit/fixture'
import { KitProvider } from '@kit/react'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { KitModal } from '../index.js'

afterEach(() => page.viewport(700, 720))

it.each([
  [320, false],
  [360, false],
  [480, true],
])(
  'ConnectionCard shows the full wallet name on %i px, with a dot for the active one, or with text: %s',
  async (width, hasWords) => {
    await page.viewport(width, 640)
    const [connection] = fixtureConnections
    if (!connection) throw new Error('The fixtures have no connection.')
    const { kit } = createFixtureKit({
      history: [{ name: 'ProfileWallets', data: undefined }],
      states: {
        active: { status: 'connected', connection, account: connection.account },
        connections: { connections: fixtureConnections, activeIds: [connection.id] },
      },
    })
    await render(
      <KitProvider kit={kit}>
        <KitModal theme="light" locale="en" />
      </KitProvider>,
    )
    const inUse = page.getByText('Active').first()
    await expect.element(inUse).toBeInTheDocument()
    expect((inUse.element() as HTMLElement).offsetWidth > 1).toBe(hasWords)
    for (const words of [connection.wallet.name, /^0x8b/]) {
      const { scrollWidth, offsetWidth } = page.getByText(words).first().element().parentElement as HTMLElement
      expect(scrollWidth, String(words)).toBeLessThanOrEqual(offsetWidth)
    }
    // Settings, address and disconnect are in one menu.
    expect(page.getByRole('button', { name: 'More for Fox Wallet' }).elements()).toHaveLength(1)
  },
)

it('ConnectionCard reconnects a recent wallet, or removes it from the list', async () => {
  const wallets = { connectors: [], recent: fixtureWallets.slice(0, 1) }
  const { kit, calls } = createFixtureKit({
    history: [{ name: 'ProfileWallets', data: undefined }],
    states: { wallets },
  })
  await render(
    <KitProvider kit={kit}>
      <KitModal theme="light" locale="en" />
    </KitProvider>,
  )
  await page.getByRole('button', { name: 'Moss', exact: true }).click()
  const row = expect.objectContaining({ name: 'Moss' })
  expect(calls).toContainEqual({ command: 'chooseWallet', args: [row, undefined, 'eip155'] })
  await page.getByRole('button', { name: 'More for Moss' }).click()
  await page.getByRole('menuitem', { name: 'Remove from list' }).click()
  expect(calls).toContainEqual({ command: 'forgetWallet', args: [row] })
  expect(calls).toContainEqual({
    command: 'showToast',
    args: [{ variant: 'success', message: 'toast.walletForgotten' }],
  })
})
