import { type Balance, type JournalEntry, KitError, type KitErrorCode } from '@kit/core'
import { createStore } from '@kit/core/plugin'
import { type FixtureOptions, fixtureAddress, fixtureConnections } from '@kit/fixture'
import type { ViewEntry } from '@kit/modal'
import type { Feature } from '@kit/react-ui/feature'
import type { SwapPlugin, SwappableToken, SwapState } from '@kit/swap'
import { swapFeature } from '@kit/swap/react'

const networkId = 'eip155:1'
const token = (symbol: string, name: string, decimals: number, address?: string): SwappableToken => ({
  networkId,
  address,
  name,
  symbol,
  decimals,
  iconUrl: undefined,
  isPermitToken: false,
})
const ether = token('ETH', 'Ether', 18)
const dollar = token('USDC', 'USD Coin', 6, '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48')
const long = token('EXTRAORDINARY', 'A Token of the Extraordinarily Long Name and Surname', 18, `0x${'12'.repeat(20)}`)
const tokens = [ether, dollar, token('DAI', 'Dai Stablecoin', 18, `0x${'34'.repeat(20)}`), long].concat(
  Array.from({ length: 40 }, (_, index) =>
    token(`TK${index}`, `Token ${index}`, 18, `0x${`${index + 50}`.repeat(20)}`),
  ),
)

const empty: SwapState = {
  networkId,
  address: fixtureAddress,
  tokens: { status: 'success', data: tokens },
  from: ether,
  to: undefined,
  typed: 'in',
  amountIn: undefined,
  amountOut: undefined,
  quote: { status: 'idle' },
  rate: undefined,
  priceImpact: undefined,
  prices: { from: undefined, to: undefined },
  networkFee: undefined,
  providerFee: 0,
  slippage: 1,
  minimumReceived: undefined,
  router: undefined,
  isRouterKnown: undefined,
  steps: [],
  status: 'editing',
  hash: undefined,
  maybeSent: undefined,
  error: undefined,
}
const amounts = { amountIn: 500_000_000_000_000_000n, amountOut: 1_250_123_456n }
const quoted: SwapState = {
  ...empty,
  ...amounts,
  to: dollar,
  quote: { status: 'success', data: amounts },
  rate: 2500.246912,
  priceImpact: 0.12,
  prices: { from: 2501.3, to: 1 },
  networkFee: 1_900_000_000_000_000n,
  minimumReceived: 1_237_622_222n,
}
const sold: SwapState = {
  ...quoted,
  from: dollar,
  to: ether,
  amountIn: 1_250_000_000n,
  amountOut: amounts.amountIn,
  rate: 0.0004,
  prices: { from: 1, to: 2501.3 },
  minimumReceived: 495_000_000_000_000_000n,
}

const at = (name: string, data?: unknown): ViewEntry => ({ name, data }) as ViewEntry
const error = (code: KitErrorCode) => new KitError(code, { shortMessage: 'An example' })
const [connection] = fixtureConnections
const balance: Balance = { value: 1_234_567_890_000_000_000n, decimals: 18, symbol: 'ETH' }

const hash = `0x${'9c'.repeat(32)}`
const holdings = {
  status: 'success',
  data: [
    { ...ether, amount: balance.value, value: 3086.4, price: 2500 },
    { ...dollar, amount: 1_250_000_000n, value: 1250, price: 1 },
  ],
} as const
const entry = (status: JournalEntry['status']): JournalEntry => ({
  id: `eip155:1:${hash}`,
  namespace: 'eip155',
  networkId: 'eip155:1',
  address: fixtureAddress,
  hash,
  sentAtMs: 0,
  status,
})

function show(
  state: SwapState,
  ...history: readonly ViewEntry[]
): FixtureOptions & { readonly features: readonly Feature[] } {
  const plugin: Partial<SwapPlugin> = {
    state: createStore(state),
    isOffered: () => true,
    start: async () => undefined,
    prepare: async () => [],
    edit: () => undefined,
    switchSides: () => undefined,
    watch: () => () => undefined,
  }
  return {
    history: [at('Account'), ...(history.length === 0 ? [at('Swap')] : history)],
    features: [swapFeature],
    plugins: { swap: plugin },
    states: {
      active: { status: 'connected', connection, account: connection?.account },
      connections: { connections: fixtureConnections, activeIds: fixtureConnections.slice(0, 1).map(({ id }) => id) },
      account: { address: fixtureAddress, balance: { status: 'success', data: balance } },
      tokens: holdings,
    },
  }
}
const preview = [at('Swap'), at('SwapPreview')]
const sent = (status: JournalEntry['status']) => {
  const shown = show({ ...quoted, status: 'submitted', hash }, at('SwapSent'))
  return { ...shown, states: { ...shown.states, journal: { entries: [entry(status)] } } }
}

/** States of the swap views. */
export const swapStates = {
  swap: show(empty),
  'swap-loading': show({ ...empty, tokens: { status: 'pending' } }),
  'swap-not-served': show({ ...empty, tokens: { status: 'success', data: [] } }),
  'swap-tokens-failed': show({ ...empty, tokens: { status: 'error', error: error('api/unavailable'), retryAtMs: 0 } }),
  'swap-asking': show({ ...empty, to: dollar, amountIn: amounts.amountIn, quote: { status: 'pending' } }),
  'swap-quoted': show(quoted),
  'swap-insufficient': show({ ...quoted, amountIn: 5_000_000_000_000_000_000n }),
  'swap-liquidity': show({
    ...empty,
    to: dollar,
    amountIn: amounts.amountIn,
    quote: { status: 'error', error: error('swap/insufficientLiquidity'), retryAtMs: 0 },
  }),
  'swap-offline': show({
    ...empty,
    to: dollar,
    amountIn: amounts.amountIn,
    quote: { status: 'error', error: error('network/offline'), retryAtMs: 0 },
  }),
  'swap-high': show({ ...quoted, priceImpact: 7.3, slippage: 8 }),
  'swap-long': show({ ...quoted, to: long, amountOut: 123_456_789_123_456_789_012_345n, slippage: 0.05 }),
  'swap-select': show(empty, at('Swap'), at('SwapSelectToken', { side: 'to' })),
  'swap-select-loading': show({ ...empty, tokens: { status: 'pending' } }, at('SwapSelectToken', { side: 'to' })),
  'swap-preview-preparing': show({ ...quoted, status: 'preparing' }, ...preview),
  'swap-preview': show({ ...quoted, status: 'ready', steps: [{ kind: 'swap', status: 'next' }] }, ...preview),
  'swap-preview-approve': show(
    {
      ...sold,
      status: 'submitting',
      steps: [
        { kind: 'approve', status: 'pending' },
        { kind: 'swap', status: 'next' },
      ],
    },
    ...preview,
  ),
  'swap-preview-permit': show(
    {
      ...sold,
      status: 'submitting',
      steps: [
        { kind: 'sign', status: 'done' },
        { kind: 'swap', status: 'requested' },
      ],
    },
    ...preview,
  ),
  'swap-preview-bundle': show({ ...sold, status: 'ready', steps: [{ kind: 'bundle', status: 'next' }] }, ...preview),
  'swap-preview-declined': show({ ...quoted, error: error('connection/rejected') }, ...preview),
  'swap-preview-refused': show({ ...quoted, error: error('swap/transactionMismatch') }, ...preview),
  'swap-sent': sent('pending'),
  'swap-confirmed': sent('success'),
  'swap-reverted': sent('reverted'),
  'swap-preview-fails': show({ ...quoted, error: error('swap/wouldFail') }, ...preview),
} as const
