import { type FixtureOptions, fixtureConnectors, fixtureWallets } from '@kit/react-ui/fixture'

const connect = [{ name: 'Connect', data: undefined }] as const
const wallets = { connectors: fixtureConnectors, recent: fixtureWallets.slice(0, 1) }
const directory = { all: { status: 'ready', wallets: fixtureWallets, count: 623 } } as const

/** Every view in every state. */
export const states: { readonly [name: string]: FixtureOptions } = {
  connect: { history: connect, states: { wallets, directory } },
  'connect-empty': { history: connect, hasDirectory: false },
  'connect-legal': {
    history: connect,
    states: { wallets, directory },
    options: {
      legal: { termsUrl: 'https://dapp.example/terms', privacyUrl: 'https://dapp.example/privacy', checkbox: true },
    },
  },
}
