import { KitError, type KitErrorCode } from '@kit/core'
import { type FixtureOptions, fixtureAddress, fixtureConnections } from '@kit/fixture'
import type { ViewEntry } from '@kit/modal'
import type { Payment, PayPlugin, PayState } from '@kit/pay'
import { payFeature } from '@kit/pay/react'
import type { Feature } from '@kit/react-ui/feature'

const networkId = 'eip155:1'
const usdc = {
  networkId,
  address: `0x${'34'.repeat(20)}`,
  name: 'USD Coin',
  symbol: 'USDC',
  decimals: 6,
  iconUrl: undefined,
} as const
const [connection] = fixtureConnections
if (connection === undefined) throw new Error('The fixtures have no connection.')
const wallet = { kind: 'wallet', address: fixtureAddress, name: connection.wallet.name } as const
const payment: Payment = {
  paymentId: 'order-1042',
  networkId,
  token: usdc,
  amount: 25_000_000n,
  recipient: '0x4838B106FCe9647Bdf1E7877BF73cE8B0BAD5f97',
  status: 'ready',
  method: undefined,
  startedAtMs: 0,
  attempt: 0,
  claim: undefined,
  hash: undefined,
}
const ready: PayState = {
  payment,
  isAsking: false,
  payer: {
    namespace: 'eip155',
    connectionId: connection.id,
    account: connection.account,
    wallet: connection.wallet,
  },
  balance: { status: 'success', data: { value: 1_240_500_000n, decimals: 6, symbol: 'USDC' } },
  plan: { status: 'success', data: { amount: 25_000_000n, fee: 31_200_000_000_000n, warnings: [] } },
  warnings: [],
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

function show(more: Partial<PayState>, view = 'Pay'): FixtureOptions & { readonly features: readonly Feature[] } {
  const state = { ...ready, ...more }
  const plugin: Partial<PayPlugin> = {
    state: { state$: { subscribe: () => undefined } as never, subscribe: () => () => undefined, getState: () => state },
    submit: async () => undefined,
    retry: () => undefined,
    connect: () => undefined,
    watch: () => () => undefined,
  }
  return {
    history: [at(view)],
    features: [payFeature],
    plugins: { pay: plugin },
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
const going = (change: Partial<Payment>, more: Partial<PayState> = {}) =>
  show({ payment: { ...payment, method: wallet, ...change }, ...more }, 'PayLoading')
const hash = `0x${'9c'.repeat(32)}`

/** The views of paying in their states. */
export const payStates = {
  pay: show({}),
  'pay-no-wallet': show({ payer: undefined, balance: { status: 'idle' }, plan: { status: 'idle' } }),
  'pay-planning': show({ plan: { status: 'pending' } }),
  'pay-too-little': show({
    balance: { status: 'success', data: { value: 3_000_000n, decimals: 6, symbol: 'USDC' } },
    plan: failed('pay/insufficientFunds'),
  }),
  'pay-would-fail': show({ plan: failed('transfer/wouldFail', 'ERC20: transfers are paused') }),
  'pay-warnings': show({ warnings: ['contractReceiver', 'createsAccount'] }),
  'pay-rejected': show({ error: error('pay/rejected') }),
  'pay-failed': show({ error: error('adapter/failed') }),
  'pay-long': show({ payment: long }),
  'pay-gone': show({ payment: undefined }),
  'pay-pending': going({ status: 'pending', claim: 'page.1' }, { isAsking: true }),
  'pay-uncertain': going({ status: 'pending' }, { warnings: ['mayBePaid'] }),
  'pay-submitted': going({ status: 'submitted', hash }),
  'pay-success': going({ status: 'success', hash }),
  'pay-failure': going({ status: 'failure', hash }),
  'pay-timeout': going({ status: 'timeout', hash }),
}
