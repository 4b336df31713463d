/** Native currencies of chain families whose chains share one, for code that doesn't load the families. */
export const nativeCurrencies = [
  { namespace: 'eip155', nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 } },
  { namespace: 'solana', nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 } },
] as const
