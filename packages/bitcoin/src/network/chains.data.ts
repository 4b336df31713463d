/**
 * Bitcoin chains. The CAIP-2 reference is 32 hex characters of the genesis hash. Each has its names in the wallet standard and in WBIP, and
 * its SegWit address prefix.
 */
export const chains = {
  mainnet: { reference: '000000000019d6689c085ae165831e93', wbip: 'Mainnet', prefix: 'bc' },
  testnet: { reference: '000000000933ea01ad0ee984209779ba', wbip: 'Testnet', prefix: 'tb' },
  testnet4: { reference: '00000000da84f2bafbbc53dee25a72ae', wbip: 'Testnet4', prefix: 'tb' },
  signet: { reference: '00000008819873e925422c1ff0f99f7c', wbip: 'Signet', prefix: 'tb' },
  regtest: { reference: '0f9188f13cb7b2c71f2a335e3a4fc328', wbip: 'Regtest', prefix: 'bcrt' },
} as const
