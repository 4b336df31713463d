/** Names of the chain families, which are the same in every language. */
export const namespaceNames: { readonly [namespace: string]: string } = {
  eip155: 'EVM',
  solana: 'Solana',
  polkadot: 'Polkadot',
  bip122: 'Bitcoin',
  cosmos: 'Cosmos',
}
