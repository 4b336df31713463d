import { KitError, type Loadable } from '@kit/core'
import type { TokenBalance } from '@kit/core/plugin'
import { createFixtureKit, type Fixture, fixtureAddress, fixtureConnections } from '@kit/fixture'
import { KitProvider } from '@kit/react'
import { KitModal } from '@kit/react-ui'
import { defineFeature, type Feature } from '@kit/react-ui/feature'
import { StrictMode } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { portfolio } from '../portfolio.js'
import { portfolioFeature } from './portfolioFeature.js'

const [fox, harbor] = fixtureConnections
const usdc: TokenBalance = {
  networkId: 'eip155:1',
  address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  name: 'USD Coin',
  symbol: 'USDC',
  decimals: 6,
  iconUrl: undefined,
  amount: 12_500_000n,
  value: 12.5,
  price: 1,
}
const ether: TokenBalance = {
  ...usdc,
  address: undefined,
  name: 'Ether',
  symbol: 'ETH',
  decimals: 18,
  amount: 2n * 10n ** 18n,
  value: 5000,
  price: 2500,
}

async function show(tokens: Loadable<readonly TokenBalance[]>, others: readonly Feature[] = []): Promise<Fixture> {
  const plugins: { [id: string]: unknown } = {}
  const fixture = createFixtureKit({
    plugins,
    history: [{ name: 'Account', data: undefined }],
    states: {
      active: { status: 'connected', connection: fox, account: fox?.account },
      connections: { connections: fixtureConnections, activeIds: [fox?.id ?? ''] },
      account: { address: fixtureAddress },
      tokens,
    },
  })
  const { kit } = fixture
  plugins['portfolio'] = portfolio().setup({
    kit,
    ports: kit.ports,
    listCommands: () => ({ asyncCommand: () => async () => undefined }),
  } as never)
  await render(
    <StrictMode>
      <KitProvider kit={kit}>
        <KitModal theme="light" locale="en" features={[portfolioFeature, ...others]} />
      </KitProvider>
    </StrictMode>,
  )
  return fixture
}
const button = (name: string | RegExp) => page.getByRole('button', { name })
const failed = (retryAtMs: number): Loadable<never> => ({
  status: 'error',
  retryAtMs,
  error: new KitError('rpc/failed', { shortMessage: 'An example' }),
})

describe('the Tokens tab', () => {
  it('lists amounts and values, most valuable first, with the total in the head', async () => {
    await show({ status: 'success', data: [usdc, ether] })
    await expect.element(page.getByText('$5,012.50')).toBeVisible()
    await expect.element(button(/Ether .*5,000/)).toHaveTextContent('2 ETH$5,000.00')
    const rows = page.getByRole('list', { name: 'Tokens' }).getByRole('button').elements()
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('Ether'),
      expect.stringContaining('12.5 USDC$12.50'),
    ])
    // The native currency uses the image of its network.
    expect(
      button(/Ether .*5,000/)
        .element()
        .querySelector('[data-initial]'),
    ).toBeNull()
    expect(
      button(/USD Coin/)
        .element()
        .querySelector('[data-initial]'),
    ).not.toBeNull()
  })

  it('opens a token with its price and contract', async () => {
    await show({ status: 'success', data: [usdc, ether] })
    await button(/USD Coin/).click()
    await expect.element(page.getByRole('heading', { name: '12.5 USDC' })).toBeVisible()
    await expect.element(page.getByText('$1.00')).toBeVisible()
    await expect.element(button('Copy contract address')).toHaveTextContent('0xA0…06eB48')
    // This app has no feature that sends or swaps.
    await expect.element(button('Send')).not.toBeInTheDocument()
    await expect.element(button('Swap')).not.toBeInTheDocument()
  })

  it('opens the actions of other features with the token', async () => {
    const chosen: unknown[] = []
    const pay = defineFeature({
      id: 'pay',
      texts: { en: async () => ({ 'pay.title': 'Pay' }) },
      tokenActions: [
        {
          id: 'pay',
          icon: 'swap',
          label: 'pay.title' as 'portfolio.token',
          view: 'Networks',
          choose: (_, token) => chosen.push(token),
        },
      ],
    })
    const { kit } = await show({ status: 'success', data: [usdc, ether] }, [pay])
    await button(/USD Coin/).click()
    await button('Pay').click()
    expect(chosen).toEqual([usdc])
    expect(kit.modal.getState().history.at(-1)?.name).toBe('Networks')
  })

  it('adds a token to the wallet if supported, and can retry after the user declined', async () => {
    const { kit, active } = await show({ status: 'success', data: [usdc, ether] })
    const answers: ((isAdded: boolean) => void)[] = []
    const requested: unknown[] = []
    const able = { ...kit.adapters.get('eip155'), loadCapabilities: async () => ({ watchAsset: async () => true }) }
    ;(kit.adapters as Map<string, unknown>).set('eip155', able)
    kit.watchAsset = ({ token }) => {
      requested.push(token?.address)
      if (requested.length > 1) return new Promise((resolve) => answers.push(resolve))
      return Promise.reject(new KitError('connection/rejected', { shortMessage: 'An example' }))
    }
    await button(/USD Coin/).click()
    const add = button(/Add to wallet/)
    await add.click()
    await expect.element(add).toHaveTextContent('Declined')
    await add.click()
    await expect.element(add).toHaveAttribute('aria-busy', 'true')
    answers[0]?.(true)
    await expect.element(page.getByText('Added to wallet')).toBeVisible()
    expect(requested).toEqual([usdc.address, usdc.address])
    // The request hasn't been sent to the other wallet.
    active.update((now) => ({ ...now, connection: harbor }))
    await expect.element(page.getByText('Added to wallet')).not.toBeInTheDocument()
    await expect.element(add).toBeEnabled()
  })

  it('shows a failure, with a retry after the cooldown', async () => {
    const { calls } = await show(failed(0))
    await expect.element(page.getByText('Couldn’t load tokens')).toBeVisible()
    await button('Try again').click()
    expect(calls.filter(({ command }) => command === 'refreshTokens')).toHaveLength(1)
  })

  it('disables the retry directly after a failure', async () => {
    await show(failed(30_000))
    await expect.element(button('Try again')).toBeDisabled()
  })

  it('keeps loaded tokens when a refresh fails, and shows the age of the total', async () => {
    // The clock stands at 0.
    const dataAtMs = -12 * 60_000
    await show({ ...failed(30_000), data: [usdc], dataAtMs } as Loadable<readonly TokenBalance[]>)
    await expect.element(button(/USD Coin/)).toBeVisible()
    await expect.element(page.getByText(/Updated 12 min ago/)).toBeVisible()
    const total = page.getByText('Total value').element().closest('[data-stale]')
    expect(total?.textContent).toBe('Total value$12.50')
    await expect.element(page.getByText('Couldn’t load tokens')).not.toBeInTheDocument()
  })

  it('says that there are no tokens', async () => {
    await show({ status: 'success', data: [] })
    await expect.element(page.getByText(/No tokens on Ethereum yet/)).toBeVisible()
  })

  it('renders at most 40 of a thousand tokens', async () => {
    const data = Array.from({ length: 1000 }, (_, index) => ({
      ...usdc,
      address: `0x${index}`,
      name: `Token ${index}`,
      value: index,
    }))
    await show({ status: 'success', data })
    await expect.element(button(/Token 999/)).toBeVisible()
    expect(page.getByRole('listitem').elements().length).toBeLessThanOrEqual(40)
  })
})
