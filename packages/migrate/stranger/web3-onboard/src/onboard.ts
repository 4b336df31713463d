import injectedModule from '@web3-onboard/injected-wallets'
import { init } from '@web3-onboard/react'

const injected = injectedModule()

export const web3Onboard = init({
  wallets: [injected],
  chains: [
    { id: '0x1', token: 'ETH', label: 'Ethereum', rpcUrl: 'https://mainnet.mint.test' },
    { id: 100, token: 'XDAI', label: 'Gnosis', rpcUrl: 'https://gnosis.mint.test' },
  ],
  appMetadata: { name: 'Mint', description: 'Mints a token' },
  accountCenter: { desktop: { enabled: false }, mobile: { enabled: false } },
})
