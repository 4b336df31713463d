/** Namespaces whose balances and transactions the Blockchain API provides. It isn't asked about others (rule client-4). */
export const accountNamespaces: readonly string[] = ['eip155', 'solana']
