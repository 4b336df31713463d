/** Namespaces of all supported chain families, for code that doesn't load them. */
export const chainNamespaces: readonly string[] = ['eip155', 'solana', 'polkadot', 'bip122']
