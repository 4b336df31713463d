import { expect, it } from 'vitest'
import { parseWalletConfig } from './WalletConfig.js'

const rpcUrls = {
  'eip155:31337': 'http://localhost:8545',
  'eip155:5': 'http://localhost:9',
  'solana:x': 'http://localhost:1',
}

it('parseWalletConfig reads relay, EVM chains and tokens', () => {
  const tokens = { TTK: { address: '0xAB', decimals: 18 }, bad: null }
  const config = parseWalletConfig({ relayUrl: 'ws://localhost:4401', rpcUrls, tokens })
  expect(config.chains.map(({ id, name }) => [id, name])).toEqual([
    [31337, 'Local One'],
    [5, 'Chain 5'],
  ])
  expect(config.tokens.get('0xab')).toEqual({ symbol: 'TTK', decimals: 18 })
})

it('parseWalletConfig reads the running chains of other namespaces, with their names', () => {
  const solana = { networkId: 'solana:x', url: 'http://localhost:1' }
  const polkadot = { networkId: 'polkadot:y', wsUrl: 'ws://localhost:2', name: 'Asset\u202e Hub' }
  const config = parseWalletConfig({
    relayUrl: 'ws://x',
    rpcUrls,
    solana,
    polkadot,
    bitcoin: { networkId: 'eip155:1' },
  })
  expect(config.families).toEqual({
    solana: { chains: { 'solana:x': 'http://localhost:1' } },
    polkadot: { chains: { 'polkadot:y': 'ws://localhost:2' } },
  })
  expect([...config.networkNames]).toEqual([
    ['eip155:31337', 'Local One'],
    ['eip155:5', 'Chain 5'],
    ['solana:x', 'Solana Local'],
    ['polkadot:y', 'Asset Hub'],
  ])
})

it.each([
  [null, 'relay'],
  [{ relayUrl: 'https://x' }, 'relay'],
  [{ relayUrl: 'ws://x' }, 'chain'],
  [{ relayUrl: 'ws://x', rpcUrls: { 'solana:x': 'http://localhost' } }, 'chain'],
])('parseWalletConfig reports what is missing in %j', (value, missing) => {
  expect(() => parseWalletConfig(value)).toThrow(missing)
})
