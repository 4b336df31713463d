import { createFixtureKit, fixtureConnections } from '@kit/fixture'
import { KitProvider } from '@kit/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { KitModal } from '../opening/KitModal.js'

const [injected] = fixtureConnections
const connection = injected && {
  ...injected,
  connector: { id: 'walletConnect', name: 'WalletConnect', type: 'WALLET_CONNECT', namespaces: ['eip155'] } as const,
  wallet: { name: 'Moss' },
}
const request = { connectorId: 'walletConnect', connectorType: 'WALLET_CONNECT', namespace: 'eip155' } as const

async function show(isMobile: boolean, stored = '{"href":"moss://","name":"Moss"}') {
  const fixture = createFixtureKit({
    platform: { isMobile },
    stored: { WALLETCONNECT_DEEPLINK_CHOICE: stored },
    states: { active: { status: 'connected', connection, account: connection?.account } },
    history: [{ name: 'Account', data: undefined }],
  })
  await render(
    <KitProvider kit={fixture.kit}>
      <KitModal theme="light" locale="en" />
    </KitProvider>,
  )
  await expect.element(page.getByRole('dialog')).toBeVisible()
  return fixture
}
const boxOf = (element: Element | null) => (element as Element).getBoundingClientRect()
const open = () => page.getByRole('button', { name: 'Open Moss' })

describe('OpenWallet', () => {
  it('appears on each view while a request to the paired wallet is pending', async () => {
    const { walletRequests, modal, calls } = await show(true)
    await expect.element(open()).not.toBeInTheDocument()
    walletRequests.update(() => [request])
    await open().click()
    expect(calls.filter(({ command }) => command === 'openLink').map(({ args }) => args)).toEqual([
      ['moss://', '_self'],
    ])
    modal.update((state) => ({ ...state, history: [...state.history, { name: 'Networks', data: undefined }] }))
    await expect.element(page.getByRole('button', { name: 'Back' })).toBeVisible()
    await expect.element(open()).toBeVisible()
    walletRequests.update(() => [])
    await expect.element(open()).not.toBeInTheDocument()
  })

  it.each([720, 400])('stays uncovered by a toast in a window of %i px height', async (height) => {
    onTestFinished(() => page.viewport(700, 720))
    await page.viewport(700, height)
    const { kit, walletRequests } = await show(true)
    walletRequests.update(() => [request])
    await expect.element(open()).toBeVisible()
    kit.showToast({ variant: 'success', message: 'Address saved' })
    await expect.element(page.getByText('Address saved')).toBeVisible()
    const bubble = () => boxOf(page.getByText('Address saved').element().parentElement)
    await expect.poll(() => boxOf(open().element()).top - bubble().bottom).toBeCloseTo(8, 0)
  })

  it.each([
    ['on a desktop', false, undefined],
    ['without a link to its app', true, '{}'],
  ])('stays hidden %s', async (_, isMobile, stored) => {
    const { walletRequests } = await show(isMobile, stored)
    walletRequests.update(() => [request])
    await expect.element(page.getByRole('dialog')).toBeVisible()
    expect(open().query()).toBeNull()
  })
})
