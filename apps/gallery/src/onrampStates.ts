import { KitError, type KitErrorCode } from '@kit/core'
import { createStore } from '@kit/core/plugin'
import { type FixtureOptions, fixtureAddress, fixtureConnections } from '@kit/fixture'
import type { ViewEntry } from '@kit/modal'
import type { Offering, OnrampOffer, OnrampOrder, OnrampPlugin, OnrampState, Purchase } from '@kit/onramp'
import { onrampFeature } from '@kit/onramp/react'
import type { Feature } from '@kit/react-ui/feature'
import { sendFeature } from '@kit/send/react'

const networkId = 'eip155:1'
const limits = [
  { id: 'card', min: '10.00', max: '7500.00' },
  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
]
function offeringOf(symbol: string, name: string, contractAddress?: string): Offering {
  const network = { name: 'ethereum', displayName: 'Ethereum', chainId: '1', contractAddress }
  return {
    networkId,
    symbol,
    name,
    address: contractAddress,
    network,
    currency: { id: symbol, name, symbol, networks: [network] },
  }
}
const ether = offeringOf('ETH', 'Ether')
const long = offeringOf('EXTRAORDINARY', 'A Token of the Extraordinarily Long Name and Surname', `0x${'12'.repeat(20)}`)
const offerings = [ether, offeringOf('USDC', 'USD Coin', `0x${'34'.repeat(20)}`), long]
const payments = ['USD', 'EUR', 'GBP', 'JPY'].map((id) => ({ id, limits }))
const offer: OnrampOffer = {
  offerings,
  payments,
  isFallback: false,
  all: {
    purchaseCurrencies: offerings.map(({ currency }) => currency),
    paymentCurrencies: payments,
    isBuiltIn: false,
  },
}
const usd = (amount: string) => ({ amount, currency: 'USD' })
const quote = {
  coinbaseFee: usd('0.75'),
  networkFee: usd('0.00'),
  paymentSubtotal: usd('49.25'),
  paymentTotal: usd('50.00'),
  purchaseAmount: { amount: '0.019700000000000000', currency: 'ETH' },
  quoteId: 'quote',
  isEstimate: false,
}
const url = 'https://pay.coinbase.com/buy/select-asset?appId=example'
const empty: OnrampState = {
  networkId,
  address: fixtureAddress,
  offer: { status: 'success', data: offer },
  offering: ether,
  payment: payments[0],
  method: limits[0],
  amount: '50',
  problem: undefined,
  quote: { status: 'success', data: quote },
  link: { status: 'success', data: url },
  orders: { status: 'idle' },
  purchase: undefined,
}
const order = (id: string, status: OnrampOrder['status'], more: Partial<OnrampOrder> = {}): OnrampOrder => ({
  id,
  status,
  atMs: Date.UTC(2026, 10, 19, 18, 22),
  networkId,
  quantity: '0.0197',
  symbol: 'ETH',
  iconUrl: undefined,
  paid: 50,
  hash: '0x9c',
  ...more,
})
const orders = [
  order('1', 'pending'),
  order('2', 'success', { quantity: '1234567.123456', symbol: 'USDC', paid: 1_234_567 }),
  order('3', 'failed', { quantity: '12345678901234567.12345678', symbol: 'EXTRAORDINARY', paid: undefined }),
]
const purchase: Purchase = {
  networkId,
  address: fixtureAddress,
  symbol: 'ETH',
  amount: '50',
  currency: 'USD',
  url,
  startedAtMs: 0,
  afterMs: 0,
  status: 'waiting',
  orderId: undefined,
}

const at = (name: string, data?: unknown): ViewEntry => ({ name, data }) as ViewEntry
const failed = (code: KitErrorCode) =>
  ({ status: 'error', error: new KitError(code, { shortMessage: 'An example' }), retryAtMs: 0 }) as const
const [connection] = fixtureConnections

function show(
  more: Partial<OnrampState>,
  view = at('OnRampProviders'),
  features: readonly Feature[] = [onrampFeature],
): FixtureOptions & { readonly features: readonly Feature[] } {
  const state = { ...empty, ...more }
  const plugin: Partial<OnrampPlugin> = {
    state: createStore(state),
    isOffered: () => true,
    isTracking: () => state.purchase !== undefined,
    load: async () => undefined,
    loadOrders: async () => [],
    edit: () => undefined,
    watch: () => () => undefined,
  }
  return {
    history: view.name === 'Account' ? [view] : [at('Account'), view],
    features,
    plugins: { onramp: plugin },
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
const progress = (status: Purchase['status'], isBlocked = false) =>
  show({ purchase: { ...purchase, status } }, at('BuyInProgress', { isBlocked }))

/** States of the buy views. */
export const onrampStates = {
  'fund-wallet': show({}, at('FundWallet'), [onrampFeature, sendFeature]),
  'buy-account': show({ purchase: { ...purchase, status: 'pending' } }, at('Account'), [onrampFeature, sendFeature]),
  buy: show({}),
  'buy-loading': show({ offer: { status: 'pending' } }),
  'buy-not-served': show({ offering: undefined, offer: { status: 'success', data: { ...offer, offerings: [] } } }),
  'buy-not-served-down': show({
    offering: undefined,
    offer: { status: 'success', data: { ...offer, offerings: [], isFallback: true } },
  }),
  'buy-empty': show({ amount: '', quote: { status: 'idle' }, link: { status: 'idle' } }),
  'buy-asking': show({ amount: '75', quote: { status: 'pending' }, link: { status: 'pending' } }),
  'buy-too-small': show({
    amount: '5',
    problem: { reason: 'tooSmall', min: '10.00' },
    quote: { status: 'idle' },
    link: { status: 'idle' },
  }),
  'buy-estimate': show({
    offer: { status: 'success', data: { ...offer, isFallback: true } },
    quote: { status: 'success', data: { ...quote, isEstimate: true } },
    link: failed('api/unavailable'),
  }),
  'buy-refused': show({ quote: failed('api/rejected'), link: { status: 'idle' } }),
  'buy-offline': show({ quote: { status: 'idle' }, link: failed('network/offline') }),
  'buy-long': show({
    offering: long,
    amount: '1234567.89',
    problem: { reason: 'tooLarge', max: '25000.00' },
    quote: {
      status: 'success',
      data: { ...quote, purchaseAmount: { amount: '123456789012345.123456789', currency: 'EXTRAORDINARY' } },
    },
    link: { status: 'success', data: 'https://a-provider-with-a-very-long-name.on-a-very-long-host.example/pay' },
  }),
  'buy-currencies': show({}, at('OnRampFiatSelect')),
  'buy-tokens': show({}, at('OnRampTokenSelect')),
  'buy-waiting': progress('waiting'),
  'buy-blocked': progress('waiting', true),
  'buy-pending': progress('pending'),
  'buy-success': progress('success'),
  'buy-failed': progress('failed'),
  'buy-orders': show({ orders: { status: 'success', data: orders } }, at('OnRampActivity')),
  'buy-orders-loading': show({ orders: { status: 'pending' } }, at('OnRampActivity')),
  'buy-orders-empty': show({ orders: { status: 'success', data: [] } }, at('OnRampActivity')),
  'buy-orders-failed': show({ orders: failed('api/unavailable') }, at('OnRampActivity')),
  'what-is-a-buy': show({}, at('WhatIsABuy')),
}
