import { activityFeature } from '@kit/activity/react'
import { KitError, type Loadable, type TokenBalance } from '@kit/core'
import { createStore } from '@kit/core/plugin'
import { type FixtureOptions, fixtureAddress, fixtureConnections } from '@kit/fixture'
import type { ViewEntry } from '@kit/modal'
import { orderTokens, type PortfolioApi, type PortfolioState } from '@kit/portfolio'
import { portfolioFeature } from '@kit/portfolio/react'
import type { Feature } from '@kit/react-ui/feature'
import { sendFeature } from '@kit/send/react'
import { swapFeature } from '@kit/swap/react'
import { exampleFeature } from './exampleFeature.js'

const token = (symbol: string, name: string, given: Partial<TokenBalance> = {}): TokenBalance => ({
  networkId: 'eip155:1',
  address: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  name,
  symbol,
  decimals: 18,
  iconUrl: undefined,
  amount: 1_234_567_890_000_000_000n,
  value: undefined,
  price: undefined,
  ...given,
})
const dollar = token('USDC', 'USD Coin', { decimals: 6, amount: 250_500_000n, value: 250.5, price: 1 })
const tokens = orderTokens([
  token('ETH', 'Ether', { address: undefined, value: 3086.42, price: 2500 }),
  dollar,
  token('DUST', 'Dust', { address: '0x1', amount: 1n, value: 0.000001, price: 1 }),
  token('EXTRAORDINARY', 'A Token of the Extraordinarily Long Name and Surname', {
    address: '0x2',
    amount: 123_456_789_123_456_789_012_345_678_901n,
  }),
  ...Array.from({ length: 60 }, (_, index) => token(`TK${index}`, `Token ${index}`, { address: `0x${index + 10}` })),
])

const [connection] = fixtureConnections
const error = new KitError('api/network', { shortMessage: 'An example' })

function show(
  held: Loadable<readonly TokenBalance[]>,
  ...history: readonly ViewEntry[]
): FixtureOptions & { readonly features: readonly Feature[] } {
  const total = 'data' in held && held.data.length > 0 ? 3336.92 : undefined
  const state: PortfolioState = { tokens: held, total }
  return {
    history: [{ name: 'Account', data: undefined }, ...history],
    features: [portfolioFeature],
    plugins: { portfolio: { state: createStore(state) } satisfies Partial<PortfolioApi> },
    states: {
      active: { status: 'connected', connection, account: connection?.account },
      connections: { connections: fixtureConnections, activeIds: fixtureConnections.slice(0, 1).map(({ id }) => id) },
      account: {
        address: fixtureAddress,
        balance: { status: 'success', data: { value: 1_234_567_890_000_000_000n, decimals: 18, symbol: 'ETH' } },
      },
      tokens: held,
    },
  }
}
const of = ({ networkId, address }: TokenBalance): ViewEntry => ({ name: 'Token', data: { networkId, address } })

/** States of the token views. */
export const portfolioStates = {
  tokens: show({ status: 'success', data: tokens }),
  // Everything that Account has: actions, tabs, and a list longer than the card.
  'account-full': {
    ...show({ status: 'success', data: tokens }),
    features: [
      portfolioFeature,
      { ...exampleFeature, accountRows: [], accountTabs: exampleFeature.accountTabs?.slice(1) ?? [] },
    ],
  },
  'tokens-stale': show({ status: 'error', data: tokens, dataAtMs: -720_000, error, retryAtMs: 0 }),
  'tokens-loading': show({ status: 'pending' }),
  'tokens-empty': show({ status: 'success', data: [] }),
  'tokens-failed': show({ status: 'error', error, retryAtMs: 0 }),
  'tokens-failed-now': show({ status: 'error', error, retryAtMs: 30_000 }),
  // With actions, and activity to link to.
  'token-held': {
    ...show({ status: 'success', data: tokens }, of(dollar)),
    features: [portfolioFeature, sendFeature, swapFeature, activityFeature],
  },
  'token-long': show(
    { status: 'success', data: tokens },
    of(tokens.find(({ address }) => address === '0x2') ?? dollar),
  ),
  'token-gone': show({ status: 'success', data: [] }, of(dollar)),
}
