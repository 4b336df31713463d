import { getExplorerUrl } from '@kit/adapter'
import { type Wallet, walletBrowseLink } from '@kit/core/plugin'
import { describe, expect, it } from 'vitest'
import { solanaWallets } from '../wallet/solanaWallets.data.js'
import { solanaDevnet, solanaLocal, solanaMainnet, solanaTestnet } from './solanaNetworks.js'
import { toWalletChain } from './toWalletChain.js'

// The genesis hashes of the public clusters, as returned by their nodes.
const mainnet = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'
const devnet = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG'
const testnet = '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3zQawwpjk2NsNY'

describe('toWalletChain', () => {
  it.each([
    [solanaMainnet, mainnet, 'solana:mainnet'],
    [solanaDevnet, devnet, 'solana:devnet'],
    [solanaTestnet, testnet, 'solana:testnet'],
  ])(
    'maps a network by the start of its genesis hash to the name that wallets use (%#)',
    (network, genesisHash, chain) => {
      expect(network.id).toBe(`solana:${genesisHash.slice(0, 32)}`)
      expect(network.reference).toBe(genesisHash.slice(0, 32))
      expect(toWalletChain(network.id)).toBe(chain)
    },
  )

  it('maps a custom network to localnet', () => {
    const network = solanaLocal({ genesisHash: `A${'1'.repeat(42)}`, rpcUrls: ['http://127.0.0.1:8899'], name: 'Mine' })
    expect(network).toMatchObject({ id: `solana:A${'1'.repeat(31)}`, name: 'Mine', testnet: true })
    expect(toWalletChain(network.id)).toBe('solana:localnet')
  })
})

describe('explorer link', () => {
  it('ends with the cluster', () => {
    expect(getExplorerUrl(solanaMainnet, { hash: 'abc' })).toBe('https://explorer.solana.com/tx/abc')
    expect(getExplorerUrl(solanaDevnet, { address: 'abc' })).toBe(
      'https://explorer.solana.com/address/abc?cluster=devnet',
    )
  })
})

describe('mobile wallet', () => {
  it.each([
    ['Phantom', 'https://phantom.app/ul/browse/https%3A%2F%2Fdapp.example%2Fa%3Fb%3Dc?ref=https%3A%2F%2Fdapp.example'],
    [
      'Solflare',
      'https://solflare.com/ul/v1/browse/https%3A%2F%2Fdapp.example%2Fa%3Fb%3Dc?ref=https%3A%2F%2Fdapp.example%2Fa%3Fb%3Dc',
    ],
  ])('opens the page in its own browser: %s', (name, link) => {
    const wallet = solanaWallets.find((one) => one.name === name) as Wallet
    const platform = { href: 'https://dapp.example/a?b=c', origin: 'https://dapp.example' }
    expect(walletBrowseLink(wallet, platform)).toBe(link)
  })
})
