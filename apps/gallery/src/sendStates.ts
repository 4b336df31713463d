import { KitError, type KitErrorCode, type Loadable, type TokenBalance } from '@kit/core'
import { createStore } from '@kit/core/plugin'
import { type FixtureOptions, fixtureAddress, fixtureConnections, fixtureNetworks } from '@kit/fixture'
import type { ViewEntry } from '@kit/modal'
import type { Feature } from '@kit/react-ui/feature'
import type { SendApi, SendState } from '@kit/send'
import { sendFeature } from '@kit/send/react'

const [mainnet] = fixtureNetworks
const [connection] = fixtureConnections
if (mainnet === undefined || connection === undefined) throw new Error('The fixtures have no connection.')

const recipient = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
const token = (symbol: string, name: string, decimals: number, address?: string) => ({
  networkId: mainnet.id,
  address,
  name,
  symbol,
  decimals,
  iconUrl: undefined,
})
const ether = token('ETH', 'Ether', 18)
const dollar = token('USDC', 'USD Coin', 6, '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48')
const long = token('EXTRAORDINARY', 'A Token of the Extraordinarily Long Name and Surname', 18, `0x${'12'.repeat(20)}`)
const held = [
  { ...ether, amount: 1_234_567_890_000_000_000n, value: 3086.4, price: 2500 },
  { ...dollar, amount: 1_250_000_000n, value: 1250, price: 1 },
  { ...long, amount: 123_456_789_012_345_678_901_234_567_890n, value: undefined, price: undefined },
]

const empty: SendState = {
  origin: { namespace: 'eip155', networkId: mainnet.id, address: fixtureAddress },
  token: ether,
  amount: '',
  isMax: false,
  to: '',
  terms: {},
  walletSetsFee: false,
  locked: [],
  recipient: { status: 'idle' },
  recent: [],
  balance: { status: 'success', data: { value: 1_234_567_890_000_000_000n, decimals: 18, symbol: 'ETH' } },
  found: { status: 'idle' },
  plan: { status: 'idle' },
  warnings: [],
  validation: 'enterAmount',
  status: 'idle',
  hash: undefined,
  sent: undefined,
  maybeSent: undefined,
  error: undefined,
  requested: { token: undefined, amount: '' },
}
const planned = { amount: 500_000_000_000_000_000n, fee: 1_900_000_000_000_000n, warnings: [] } as const
const ready: SendState = {
  ...empty,
  amount: '0.5',
  to: 'alice.eth',
  recipient: { status: 'ready', address: recipient, name: 'alice.eth', avatar: undefined },
  plan: { status: 'success', data: planned },
  validation: 'review',
  status: 'ready',
}
const toAddress = {
  to: recipient,
  recipient: { status: 'ready', address: recipient, name: undefined, avatar: undefined },
} as const
const error = (code: KitErrorCode, details?: string) =>
  new KitError(code, { shortMessage: 'An example', ...(details !== undefined && { details }) })
const failed = (code: KitErrorCode, details?: string): Partial<SendState> => ({
  status: 'failed',
  plan: { status: 'error', error: error(code, details), retryAtMs: 0 },
})
const sent = {
  hash: `0x${'5d'.repeat(32)}`,
  namespace: 'eip155',
  networkId: mainnet.id,
  amount: 500_000_000_000_000_000n,
  token: ether,
  to: recipient,
  toName: 'alice.eth',
  reason: undefined,
  minedHash: undefined,
} as const

const connectedWith = (tokens: Loadable<readonly TokenBalance[]>) =>
  ({
    active: { status: 'connected', connection, account: connection.account },
    connections: { connections: fixtureConnections, activeIds: [connection.id] },
    account: { address: fixtureAddress, balance: empty.balance },
    tokens,
  }) as const
const connected = connectedWith({ status: 'success', data: held })

const at = (name: string): ViewEntry => ({ name, data: undefined }) as ViewEntry

/** Creates a state of a send view. The payment link of the fixture's chain is its address. */
function show(
  view: string,
  state: Partial<SendState> = {},
  more: Partial<FixtureOptions> = {},
): FixtureOptions & { readonly features: readonly Feature[] } {
  const form = { ...empty, ...state }
  const nothing = (): void => undefined
  const api: Partial<SendApi> = {
    state: createStore(form),
    edit: nothing,
    max: async () => undefined,
    retry: nothing,
    findToken: nothing,
    request: nothing,
    watch: () => nothing,
  }
  const chain = {
    namespace: 'eip155',
    label: 'Ethereum',
    networks: fixtureNetworks,
    transfer: async () => '',
    formatPaymentUri: async ({ address, amount }: { readonly address: string; readonly amount?: bigint }) =>
      `ethereum:${address}@1?value=${amount ?? ''}`,
    loadCapabilities: async () => ({ getToken: async () => dollar }),
    isAddress: () => true,
  }
  return {
    history: [at('Account'), ...(view === 'Account' ? [] : [at(view)])],
    chains: [chain],
    states: connected,
    plugins: { send: api },
    features: [sendFeature],
    ...more,
  }
}

/** States of the send and receive views. */
export const sendStates: { readonly [name: string]: FixtureOptions & { readonly features: readonly Feature[] } } = {
  'send-account': show('Account'),
  send: show('WalletSend'),
  'send-recent': show('WalletSend', {
    amount: '0.5',
    validation: 'enterAddress',
    recent: [
      { address: recipient, name: 'alice.eth', sentAtMs: 2 },
      { address: fixtureAddress, name: undefined, sentAtMs: 1 },
    ],
  }),
  'send-resolving': show('WalletSend', { ...ready, recipient: { status: 'resolving' }, validation: 'resolving' }),
  'send-ready': show('WalletSend', ready),
  'send-incorrect': show('WalletSend', {
    ...ready,
    token: dollar,
    amount: '0.12345678901234567890123',
    validation: 'invalidAmount',
  }),
  'send-insufficient': show('WalletSend', { ...ready, amount: '99', validation: 'insufficientBalance' }),
  'send-other-chain': show('WalletSend', {
    amount: '0.5',
    to: '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU',
    recipient: { status: 'invalid', reason: 'otherChain' },
    validation: 'invalidAddress',
  }),
  'send-name-failed': show('WalletSend', {
    amount: '0.5',
    to: 'alice.eth',
    recipient: { status: 'invalid', reason: 'lookupFailed' },
    validation: 'invalidAddress',
  }),
  'send-would-fail': show('WalletSend', { ...ready, ...failed('transfer/wouldFail', 'ERC20: the token is paused') }),
  'send-not-planned': show('WalletSend', { ...ready, ...failed('rpc/failed') }),
  'send-offline': show('WalletSend', { ...ready, ...failed('network/offline') }),
  'send-locked': show('WalletSend', { ...ready, locked: ['token', 'amount', 'to'] }),
  'send-no-token': show('WalletSend', { token: undefined, validation: 'selectToken' }),
  'send-long': show('WalletSend', { ...ready, ...toAddress, token: long, amount: '123456789012.123456789' }),
  'send-tokens': show('WalletSendSelectToken'),
  'send-tokens-loading': show('WalletSendSelectToken', {}, { states: connectedWith({ status: 'pending' }) }),
  'send-tokens-failed': show(
    'WalletSendSelectToken',
    {},
    { states: connectedWith({ status: 'error', error: error('rpc/failed'), retryAtMs: 0 }) },
  ),
  'send-tokens-none': show('WalletSendSelectToken', {}, { states: connectedWith({ status: 'success', data: [] }) }),
  'send-review': show('WalletSendPreview', ready),
  'send-review-planning': show('WalletSendPreview', { ...ready, status: 'planning', plan: { status: 'pending' } }),
  'send-review-rates': show('WalletSendPreview', {
    ...ready,
    ...toAddress,
    warnings: ['firstTime', 'createsAccount'],
    plan: {
      status: 'success',
      data: { ...planned, transferFee: 10n ** 16n, feeRates: { slow: 2, normal: 12, fast: 30 } },
    },
  }),
  'send-review-warned': show('WalletSendPreview', { ...ready, warnings: ['lookAlike', 'nameChanged', 'firstTime'] }),
  'send-review-asking': show('WalletSendPreview', { ...ready, status: 'requesting' }),
  'send-review-declined': show('WalletSendPreview', {
    ...ready,
    status: 'failed',
    error: error('connection/rejected'),
  }),
  'send-review-failed': show('WalletSendPreview', { ...ready, ...failed('transfer/insufficientFunds') }),
  'send-sent': show('WalletSendConfirmed', { sent: { ...sent, outcome: 'pending' } }),
  'send-confirmed': show('WalletSendConfirmed', { sent: { ...sent, outcome: 'success' } }),
  'send-reverted': show('WalletSendConfirmed', {
    sent: { ...sent, outcome: 'reverted', reason: 'ERC20: the token is paused' },
  }),
  'send-replaced': show('WalletSendConfirmed', { sent: { ...sent, outcome: 'replaced' } }),
  'send-cancelled': show('WalletSendConfirmed', { sent: { ...sent, outcome: 'cancelled' } }),
  receive: show('WalletReceive'),
  'receive-token': show('WalletReceive', { requested: { token: dollar, amount: '25.50' } }),
  'receive-tokens': show('WalletReceiveSelectToken'),
  'receive-testnet': show(
    'WalletReceive',
    {},
    {
      states: {
        ...connected,
        active: { ...connected.active, network: { ...mainnet, name: 'Sepolia', testnet: true } },
      },
    },
  ),
  'receive-networks': show('WalletCompatibleNetworks'),
}
