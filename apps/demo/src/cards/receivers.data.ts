/** A recipient on the local chains of each family, and a small amount to send. */
export const receivers: Readonly<Record<string, { readonly to: string; readonly amount: string }>> = {
  eip155: { to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', amount: '0.01' },
  solana: { to: '4uQeVj5tqViQh7yWWGStvkEG1Zmhx6uasJtWCJziofM', amount: '0.1' },
  polkadot: { to: '5FHneW46xGXgs5mUiveU4sbTyGBzmstUspZC92UhjJM694ty', amount: '1' },
  bip122: { to: 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080', amount: '0.001' },
}
