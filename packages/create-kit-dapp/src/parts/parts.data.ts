import type { Part } from './Part.js'

// Packages whose peer it is don't install it under strict package managers.
const engine = { '@kit/core': '', rxjs: '^7.8.2' } as const

const chain = (id: string, label: string, network: string, packages: Part['packages'], name = id): Part => ({
  id,
  label,
  packages: { [`@kit/${id}`]: '', ...engine, ...packages },
  imports: [{ names: [name, network], from: `@kit/${id}` }],
  list: 'adapters',
  element: `${name}({ networks: [${network}] })`,
})

const peers = { ...engine, '@kit/modal': '', '@kit/react': '', '@kit/react-ui': '', react: '^19.3.1' } as const

const feature = (id: string, label: string, needs?: 'api'): Part => ({
  id,
  label,
  // The peers of its views are optional, so package managers don't install them.
  packages: { [`@kit/${id}`]: '', ...peers, ...(needs && { '@kit/api': '' }) },
  imports: [
    { names: [id], from: `@kit/${id}` },
    ...(needs
      ? [
          { names: ['createApiClient'], from: '@kit/api' },
          { names: ['browserPorts'], from: '@kit/core' },
        ]
      : []),
  ],
  list: 'plugins',
  element: needs
    ? `${id}({ api: createApiClient({ baseUrl: '{api}', projectId: 'app', ...browserPorts() }) })`
    : `${id}()`,
  view: { name: `${id}Feature`, from: `@kit/${id}/react` },
  ...(needs && { needs }),
})

/** Chains besides EVM, which every dapp starts with. */
export const chains: readonly Part[] = [
  chain('solana', 'Solana', 'solanaMainnet', { '@solana/web3.js': '^1.98.4' }),
  chain('polkadot', 'Polkadot', 'polkadotAssetHub', { '@polkadot/api': '^16.5.6' }),
  chain('bitcoin', 'Bitcoin', 'bitcoinMainnet', {}),
]

/** Features, and pairing with wallets on other devices. */
export const features: readonly Part[] = [
  feature('portfolio', 'Tokens of the account'),
  feature('send', 'Send and receive'),
  feature('activity', 'Transactions'),
  {
    ...feature('siwx', 'Sign in with a message'),
    imports: [{ names: ['createSiwx', 'siwx'], from: '@kit/siwx' }],
    element: "siwx(createSiwx({ statement: 'Sign in to My dapp.' }))",
    hosted: {
      imports: [{ names: ['serverSiwx', 'siwx'], from: '@kit/siwx' }],
      element: "siwx(serverSiwx({ url: '{api}', projectId: 'app', statement: 'Sign in to My dapp.' }))",
      needs: 'api',
    },
  },
  {
    id: 'walletconnect',
    label: 'Wallets on phones, by QR code',
    packages: { '@kit/walletconnect': '', ...engine },
    imports: [{ names: ['walletConnect'], from: '@kit/walletconnect' }],
    list: 'connectors',
    element: "walletConnect({ relayUrl: '{relay}' })",
    needs: 'relay',
  },
  feature('swap', 'Swap tokens', 'api'),
  feature('onramp', 'Buy with a card', 'api'),
  feature('names', 'Register a name', 'api'),
]
