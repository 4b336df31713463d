/** Chain families whose balances and transactions the Blockchain API tells (specification, section 9). */
export const accountNamespaces: readonly string[] = ['eip155', 'solana']
