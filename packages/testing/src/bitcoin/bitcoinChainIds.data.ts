import type { BitcoinChainName } from './BitcoinTestWallet.js'

/** The chains by the reference of their CAIP-2 id: 32 hex characters of the genesis hash. */
export const bitcoinChainIds: Readonly<Record<string, BitcoinChainName>> = {
  '000000000019d6689c085ae165831e93': 'mainnet',
  '000000000933ea01ad0ee984209779ba': 'testnet',
  '00000000da84f2bafbbc53dee25a72ae': 'testnet4',
  '00000008819873e925422c1ff0f99f7c': 'signet',
  '0f9188f13cb7b2c71f2a335e3a4fc328': 'regtest',
}
