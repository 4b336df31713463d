import { KitError, type KitErrorCode, type Token } from '@kit/core'
import { createStore } from '@kit/core/plugin'
import { type FixtureOptions, fixtureAddress, fixtureConnections } from '@kit/fixture'
import type { ViewEntry } from '@kit/modal'
import { onrampFeature } from '@kit/onramp/react'
import type { Payment, PayPlugin, PayState, PayToken } from '@kit/pay'
import { payFeature } from '@kit/pay/react'
import type { Feature } from '@kit/react-ui/feature'
import { sendFeature } from '@kit/send/react'

const networkId = 'eip155:1'
const usdc = {
  networkId,
  address: `0x${'34'.repeat(20)}`,
  name: 'USD Coin',
  symbol: 'USDC',
  decimals: 6,
  iconUrl: undefined,
} as const
const ether = { ...usdc, address: undefined, name: 'Ether', symbol: 'ETH', decimals: 18 } as const
const [connection] = fixtureConnections
if (connection === undefined) throw new Error('The fixtures have no connection.')
const wallet = { kind: 'wallet', address: fixtureAddress, name: connection.wallet.name } as const
const payment: Payment = {
  paymentId: 'order-1042',
  networkId,
  token: usdc,
  amount: 25_000_000n,
  recipient: '0x4838B106FCe9647Bdf1E7877BF73cE8B0BAD5f97',
  item: 'Two tickets, row 7',
  status: 'ready',
  method: undefined,
  startedAtMs: 0,
  attempt: 0,
  claim: undefined,
  mark: undefined,
  conversion: undefined,
  hash: undefined,
}
const ready: PayState = {
  payment,
  price: 1,
  isRequesting: false,
  payer: {
    namespace: 'eip155',
    connectionId: connection.id,
    account: connection.account,
    wallet: connection.wallet,
  },
  balance: { status: 'success', data: { value: 1_240_500_000n, decimals: 6, symbol: 'USDC' } },
  plan: { status: 'success', data: { amount: 25_000_000n, fee: 31_200_000_000_000n, warnings: [] } },
  warnings: [],
  payWith: { tokens: { status: 'idle' }, from: undefined, quote: { status: 'idle' }, steps: [], isBusy: false },
  exchanges: {
    assetId: `${networkId}/${usdc.address}`,
    list: {
      status: 'success',
      data: ['Northern Exchange', 'An Exchange of the Extraordinarily Long Name and Surname'].map((name) => ({
        providerId: 'api',
        id: name,
        name,
      })),
    },
  },
  assets: { status: 'success', data: [ether, usdc] },
  deposit: { token: usdc, amount: '50', price: 1, units: 50_000_000n },
  inProgress: [],
  error: undefined,
}
const long: Payment = {
  ...payment,
  token: { ...usdc, symbol: 'EXTRAORDINARY', decimals: 18 },
  amount: 1_234_567_890_123_456_789_012_345_678n,
}

const at = (name: string): ViewEntry => ({ name, data: undefined }) as ViewEntry
const error = (code: KitErrorCode, details?: string): KitError =>
  new KitError(code, { shortMessage: 'An example', ...(details !== undefined && { details }) })
const failed = (code: KitErrorCode, details?: string) =>
  ({ status: 'error', error: error(code, details), retryAtMs: 0 }) as const

function show(
  more: Partial<PayState>,
  views: string | readonly string[] = 'Pay',
  features: readonly Feature[] = [payFeature],
): FixtureOptions & { readonly features: readonly Feature[] } {
  const state = { ...ready, ...more }
  const plugin: Partial<PayPlugin> = {
    state: createStore(state),
    submit: async () => undefined,
    retry: () => undefined,
    hasExchanges: () => true,
    hasConversions: () => true,
    loadTokens: async () => undefined,
    selectToken: () => undefined,
    loadExchanges: async () => undefined,
    loadAssets: async () => undefined,
    editDeposit: () => undefined,
    show: () => undefined,
    connect: () => undefined,
    watch: () => () => undefined,
  }
  return {
    history: [views].flat().map(at),
    features,
    plugins: {
      pay: plugin,
      onramp: { ...emptyStore({ purchase: undefined }), isOffered: () => true, isTracking: () => false },
    },
    states: {
      active: { status: 'connected', connection, account: connection?.account },
      connections: { connections: fixtureConnections, activeIds: fixtureConnections.slice(0, 1).map(({ id }) => id) },
      account: {
        address: fixtureAddress,
        balance: { status: 'success', data: { value: 1_234_567_890_000_000_000n, decimals: 18, symbol: 'ETH' } },
      },
    },
  }
}
const exchange = {
  kind: 'exchange',
  providerId: 'api',
  exchangeId: 'one',
  name: 'Northern Exchange',
  sessionId: 'order-1042',
  url: 'https://exchange.example/pay',
} as const
const deposit = (more: Partial<PayState>) => show({ payment: undefined, ...more }, ['Account', 'PayWithExchange'])
const exchanges = (list: PayState['exchanges']['list']) => ({ exchanges: { ...ready.exchanges, list } })
const emptyStore = (state: object) => ({
  state: { state$: { subscribe: () => undefined }, subscribe: () => () => undefined, getState: () => state },
})
const going = (change: Partial<Payment>, more: Partial<PayState> = {}) =>
  show({ payment: { ...payment, method: wallet, ...change }, ...more }, 'PayLoading')
const hash = `0x${'9c'.repeat(32)}`

const dai: PayToken = {
  ...usdc,
  address: `0x${'56'.repeat(20)}`,
  name: 'Dai Stablecoin',
  symbol: 'DAI',
  decimals: 18,
  amount: 1_412_000_000_000_000_000_000n,
  value: 1412,
  price: 1,
  providerId: 'swap',
}
const coin: PayToken = { ...dai, ...ether, amount: 1_234_567_890_000_000_000n }
const payWith = (
  more: Partial<PayState['payWith']>,
  rest: Partial<PayState> = {},
  views: readonly string[] = ['Pay'],
) => show({ plan: failed('pay/insufficientFunds'), payWith: { ...ready.payWith, ...more }, ...rest }, views)
const quoted = { status: 'success', data: { spent: 25_310_000_000_000_000_000n, steps: [] } } as const
const { amount: _, value: __, price: ___, providerId, ...sold } = dai
const conversion = (
  status: 'requested' | 'sent' | 'done' | 'expired',
  from: Token = sold,
  address: string = fixtureAddress,
) => {
  const { spent } = quoted.data
  const sent = {
    providerId,
    from,
    address,
    spent,
    status,
    startedAtMs: 0,
    claim: undefined,
    mark: undefined,
    call: { to: fixtureAddress },
    callsId: undefined,
    hash,
  }
  return { payment: { ...payment, conversion: sent } }
}
const far = { ...dai, networkId: 'eip155:10' } as const
const crossing = (status: 'sent' | 'expired') => conversion(status, { ...sold, networkId: 'eip155:10' })

/** States of the payment views. */
export const payStates = {
  pay: show({}),
  'pay-no-wallet': show({ payer: undefined, balance: { status: 'idle' }, plan: { status: 'idle' } }),
  'pay-planning': show({ plan: { status: 'pending' } }),
  'pay-too-little': show({
    balance: { status: 'success', data: { value: 3_000_000n, decimals: 6, symbol: 'USDC' } },
    plan: failed('pay/insufficientFunds'),
  }),
  'pay-would-fail': show({ plan: failed('transfer/wouldFail', 'ERC20: transfers are paused') }),
  'pay-warnings': show({ warnings: ['contractRecipient', 'createsAccount'] }),
  'pay-rejected': show({ error: error('pay/rejected') }),
  'pay-failed': show({ error: error('adapter/failed') }),
  'pay-long': show({ payment: long }),
  'pay-gone': show({ payment: undefined }),
  'pay-pending': going({ status: 'pending', claim: 'page.1' }, { isRequesting: true }),
  'pay-uncertain': going({ status: 'pending' }, { warnings: ['mayBePaid'] }),
  'pay-submitted': going({ status: 'submitted', hash }),
  'pay-success': going({ status: 'success', hash }),
  'pay-failure': going({ status: 'failure', hash }),
  'pay-timeout': going({ status: 'timeout', hash }),
  'pay-refund': going({ status: 'refund', hash, method: exchange }),
  'pay-with-token': payWith({ from: dai, quote: quoted }),
  'pay-with-token-quote': payWith({ from: dai, quote: { status: 'pending' } }),
  'pay-with-token-none': payWith({ from: dai, quote: failed('pay/conversionUnavailable') }),
  'pay-with-token-steps': payWith(
    {
      from: dai,
      quote: quoted,
      isBusy: true,
      steps: [
        { kind: 'approve', status: 'done' },
        { kind: 'swap', status: 'requested' },
      ],
    },
    conversion('requested'),
  ),
  'pay-with-token-late': payWith({ isBusy: true }, conversion('sent')),
  'pay-with-token-again': payWith(
    { from: dai, quote: quoted },
    { ...conversion('requested'), warnings: ['mayBeSwapped'], error: error('pay/conversionUnknown') },
  ),
  'pay-crossing': payWith(
    { from: far, quote: quoted, isBusy: true, steps: [{ kind: 'bridge', status: 'pending' }] },
    crossing('sent'),
  ),
  'pay-crossing-late': payWith({ isBusy: true }, crossing('sent')),
  'pay-crossing-expired': payWith({}, { ...crossing('expired'), error: error('pay/conversionExpired') }),
  'pay-crossing-other': payWith({}, conversion('expired', { ...sold, networkId: 'eip155:10' }, payment.recipient)),
  'pay-with-token-unheard': payWith({}, conversion('requested')),
  'pay-with-token-done': payWith({}, { ...conversion('done'), plan: ready.plan }),
  'pay-tokens': payWith({ tokens: { status: 'success', data: [dai, coin] }, from: dai }, {}, ['Pay', 'PaySelectToken']),
  'pay-tokens-loading': payWith({ tokens: { status: 'pending' } }, {}, ['Pay', 'PaySelectToken']),
  'pay-tokens-none': payWith({ tokens: { status: 'success', data: [] } }, {}, ['Pay', 'PaySelectToken']),
  'pay-tokens-failed': payWith({ tokens: failed('pay/conversionUnavailable') }, {}, ['Pay', 'PaySelectToken']),
  'pay-exchange': show({}, ['Pay', 'PayWithExchange']),
  'pay-exchange-waiting': going({ status: 'waiting', method: exchange }),
  'pay-exchange-pending': going({ status: 'pending', method: exchange }),
  'pay-exchange-declined': going({ status: 'failure', method: exchange }),
  'pay-exchange-expired': going({ status: 'timeout', method: exchange }),
  'pay-exchange-lost': going({ status: 'waiting', method: exchange }, { error: error('pay/statusUnknown') }),
  'deposit-fund-wallet': show({}, ['Account', 'FundWallet'], [onrampFeature, payFeature, sendFeature]),
  'deposit-fund-wallet-loading': show(
    { assets: { status: 'pending' } },
    ['Account', 'FundWallet'],
    [onrampFeature, payFeature],
  ),
  'deposit-fund-wallet-none': show(
    { assets: { status: 'success', data: [] } },
    ['Account', 'FundWallet'],
    [onrampFeature, payFeature],
  ),
  deposit: deposit({}),
  'deposit-empty': deposit({ deposit: { token: usdc, amount: '', price: 1, units: undefined } }),
  'deposit-no-price': deposit({
    deposit: { token: ether, amount: '0.25', price: undefined, units: 250_000_000_000_000_000n },
    exchanges: { ...ready.exchanges, assetId: `${networkId}/` },
  }),
  'deposit-loading': deposit(exchanges({ status: 'pending' })),
  'deposit-none': deposit(exchanges({ status: 'success', data: [] })),
  'deposit-failed': deposit(exchanges(failed('pay/exchangeUnavailable'))),
  'deposit-assets': show({ payment: undefined }, ['Account', 'PayWithExchange', 'PayWithExchangeSelectAsset']),
  'deposit-account': show(
    { payment: undefined, inProgress: [{ ...payment, status: 'pending', method: exchange }] },
    ['Account'],
    [payFeature, onrampFeature, sendFeature],
  ),
}
