/** Names of wallets by their key in `injectedWeb3`, where the key is not the name. */
export const injectedNames: Readonly<Record<string, string>> = {
  'polkadot-js': 'Polkadot.js',
  talisman: 'Talisman',
  'subwallet-js': 'SubWallet',
}
