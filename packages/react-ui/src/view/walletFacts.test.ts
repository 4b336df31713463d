import type { Wallet } from '@kit/core'
import { expect, it } from 'vitest'
import { describeAvailability, familiesOf } from './walletFacts.js'

const wallet: Wallet = { id: 'a', name: 'A', chains: [] }

it.each([
  [{ chromeStore: 'https://a' }, 'getWallet.browser'],
  [{ chromeStore: 'https://a', playStore: 'https://b' }, 'getWallet.both'],
  [{ appStore: 'https://a' }, 'getWallet.phone'],
  [{ homepage: 'https://a' }, 'getWallet.web'],
] as const)('placesOf returns for a wallet with %o the key %s', (links, place) => {
  expect(describeAvailability({ ...wallet, ...links })).toBe(place)
})

it('familiesOf returns each chain family once', () => {
  expect(familiesOf({ ...wallet, chains: ['eip155:1', 'eip155:10', 'solana:5eykt'] })).toEqual(['eip155', 'solana'])
})
