/** Chain families whose balances and transactions the Blockchain API has; it is asked for no other (rule client-4). */
export const accountNamespaces: readonly string[] = ['eip155', 'solana']
