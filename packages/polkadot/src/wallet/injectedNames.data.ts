/** Display names of wallets whose key in `injectedWeb3` isn't their name. */
export const injectedNames: Readonly<Record<string, string>> = {
  'polkadot-js': 'Polkadot.js',
  talisman: 'Talisman',
  'subwallet-js': 'SubWallet',
}
