import { KitError, type KitErrorCode } from '@kit/core'
import { createStore } from '@kit/core/plugin'
import {
  type FixtureOptions,
  fixtureAddress,
  fixtureChainConnections,
  fixtureChains,
  fixtureConnections,
  fixtureNetworks,
  fixturePictures,
} from '@kit/fixture'
import type { ViewEntry } from '@kit/modal'
import type { Feature } from '@kit/react-ui/feature'
import { formatMessage, type SiwxApi, type SiwxFields, type SiwxState } from '@kit/siwx'
import { siwxFeature } from '@kit/siwx/react'

const fields: SiwxFields = {
  domain: 'dapp.example',
  accountAddress: fixtureAddress,
  uri: 'https://dapp.example/',
  version: '1',
  chainId: 'eip155:1',
  nonce: '7pZ1mBwC4tXq9sKd3vLhRf8a',
  issuedAt: '2026-11-23T10:00:00.000Z',
  expirationTime: '2026-11-30T10:00:00.000Z',
}
const message = formatMessage(fields)
const [connection] = fixtureConnections
const [, solana] = fixtureChainConnections
const solanaNetwork = fixtureChains[1]?.networks[0]
const error = (code: KitErrorCode) => new KitError(code, { shortMessage: 'An example' })
const at = (name: string): ViewEntry => ({ name, data: undefined }) as ViewEntry
const address = { caipAddress: `eip155:1:${fixtureAddress}`, address: fixtureAddress } as const
const account = { namespace: 'eip155', address: fixtureAddress, type: 'eoa' } as const
const ready: SiwxState = { status: 'ready', account, message, isRequired: true }
const failed = (code: KitErrorCode): SiwxState => ({ ...ready, status: 'failed', error: error(code) })

function show(
  state: SiwxState,
  more: FixtureOptions = {},
  ...history: readonly string[]
): FixtureOptions & { readonly features: readonly Feature[] } {
  const plugin: SiwxApi = {
    state: createStore(state),
    prepare: () => undefined,
    signIn: () => new Promise(() => undefined),
    cancel: () => new Promise(() => undefined),
    signOut: () => new Promise(() => undefined),
    getSessions: async () => [],
  }
  return {
    history: (history.length === 0 ? ['SIWXSignMessage'] : history).map(at),
    features: [siwxFeature],
    plugins: { siwx: plugin },
    options: {
      metadata: {
        name: 'Example',
        description: 'An example',
        url: 'https://dapp.example',
        icons: [fixturePictures.white],
      },
    },
    ...more,
    states: {
      active: { status: 'connected', connection, account: connection?.account },
      connections: { connections: fixtureConnections, activeIds: fixtureConnections.slice(0, 1).map(({ id }) => id) },
      account: address,
      ...more.states,
    },
  }
}

const onPhone: FixtureOptions = {
  platform: { isMobile: true, os: 'android' },
  stored: { WALLETCONNECT_DEEPLINK_CHOICE: JSON.stringify({ href: 'moss://', name: 'Moss' }) },
  states: {
    walletRequests: [{ connectorId: 'walletConnect', connectorType: 'WALLET_CONNECT', namespace: 'eip155' }],
    active: {
      status: 'connected',
      account: connection?.account,
      connection: connection && {
        ...connection,
        connector: { id: 'walletConnect', name: 'WalletConnect', type: 'WALLET_CONNECT', namespaces: ['eip155'] },
        wallet: { name: 'Moss', imageUrl: fixturePictures.moss },
      },
    },
  },
}
const onSolana: FixtureOptions = {
  states: {
    active: {
      namespace: 'solana',
      status: 'connected',
      connection: solana,
      account: solana?.account,
      network: solanaNetwork,
    },
  },
}
const solanaState: SiwxState = {
  ...ready,
  ...(solana && {
    account: solana.account,
    message: formatMessage({ ...fields, chainId: solana.networkId, accountAddress: solana.account.address }),
  }),
}

/** States of the sign-in views. */
export const siwxStates = {
  'siwx-preparing': show({ status: 'preparing', account, isRequired: true }),
  'siwx-ready': show(ready),
  'siwx-optional': show({ ...ready, isRequired: false }),
  'siwx-statement': show({
    ...ready,
    message: formatMessage({
      ...fields,
      statement: 'Sign in to read the newsletter, and to keep what you bookmark on all of your devices.',
    }),
  }),
  'siwx-long': show(
    {
      ...ready,
      message: formatMessage({
        ...fields,
        domain: 'xn--an-app-with-an-extraordinarily-long-name-4hb.of-somebody-who-likes-long.names.example:8443',
        resources: Array.from({ length: 12 }, (_, index) => `https://dapp.example/a/long/path/of/a/resource/${index}`),
      }),
    },
    {
      states: {
        active: {
          status: 'connected',
          connection: connection && { ...connection, wallet: { name: 'Halcyon Wallet of the Northern Lights' } },
          account: connection?.account,
          network: fixtureNetworks[4],
        },
      },
      options: {
        metadata: {
          name: 'The Interoperable Exchange of Extraordinarily Long Names',
          description: 'An example',
          url: 'https://dapp.example',
          icons: [],
        },
      },
    },
  ),
  'siwx-unreadable': show({ ...ready, message: 'Sign in to \u202eelpmaxe.dapp\u202c\n\n<b>Nonce</b> 17' }),
  'siwx-signing': show({ ...ready, status: 'signing' }),
  'siwx-signing-phone': show({ ...ready, status: 'signing' }, onPhone),
  'siwx-verifying': show({ ...ready, status: 'verifying' }),
  'siwx-declined': show(failed('siwx/declined')),
  'siwx-refused': show(failed('siwx/invalid')),
  'siwx-unchecked': show(failed('siwx/unknown')),
  'siwx-failed': show(failed('connection/failed')),
  'siwx-cancelling': show({ ...ready, status: 'cancelling' }),
  'siwx-smart-account': show({ ...ready, account: { ...account, type: 'smartAccount' } }),
  'siwx-other-network': show({ ...ready, lastNetworkId: 'eip155:8453' }),
  'siwx-solana': show(solanaState, onSolana),
  'siwx-solana-failed': show({ ...solanaState, status: 'failed', error: error('siwx/invalid') }, onSolana),
  'siwx-signed-in': show({ status: 'signedIn', account, message }, {}, 'Account', 'AccountSettings', 'SIWXSignMessage'),
  'siwx-row': show({ status: 'needed', account }, {}, 'Account', 'AccountSettings'),
  'siwx-row-signed-in': show({ status: 'signedIn', account }, {}, 'Account', 'AccountSettings'),
  'siwe-preparing': show({ status: 'preparing', account, isRequired: true }, {}, 'ConnectingSiwe'),
  'siwe-server': show(failed('siwx/initFailed'), {}, 'ConnectingSiwe'),
} as const
