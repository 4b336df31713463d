/** How a namespace writes its part of a sign-in message. */
export type MessageForm = {
  /** The word before "account:", the same on every network of the namespace. */
  readonly word: string
  /** The whole address, as the text has it. */
  readonly address: RegExp
  /** The whole chain, as the text has it. Default: a CAIP-2 reference. */
  readonly chain?: RegExp
  /** Empty lines where a statement would stand. Default 2, as EIP-4361 writes them. */
  readonly emptyLines?: 1
  /** Names that the text has in place of CAIP-2 references. */
  readonly chainNames?: { readonly [name: string]: string }
}

const base58 = '[1-9A-HJ-NP-Za-km-z]'

/** The namespaces that the kit knows. EIP-4361; CAIP-122; Sign-In with Solana for the chains and the one empty line of Solana. */
export const messageForms: Readonly<Record<string, MessageForm>> = {
  eip155: { word: 'Ethereum', address: /^0x[0-9a-fA-F]{40}$/, chain: /^(?:0|[1-9]\d{0,31})$/ },
  solana: {
    word: 'Solana',
    address: new RegExp(`^${base58}{32,44}$`),
    emptyLines: 1,
    chainNames: {
      mainnet: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      testnet: '4uhcVJyU9pJkvQyS88uRDiswHScCKQY2',
      devnet: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
    },
  },
  polkadot: {
    word: 'Polkadot',
    // Some of its networks have the accounts of Ethereum.
    address: new RegExp(`^(?:${base58}{46,50}|0x[0-9a-fA-F]{40})$`),
    chain: /^[0-9a-f]{32}$/,
  },
  bip122: { word: 'Bitcoin', address: /^[a-zA-Z0-9]{14,90}$/, chain: /^[0-9a-f]{32}$/ },
}

/** A namespace that an adapter brings: CAIP-10 says which addresses there may be. */
export const foreignAddress: RegExp = /^[-.%a-zA-Z0-9]{1,128}$/
/** CAIP-2. */
export const chainReference: RegExp = /^[-_a-zA-Z0-9]{1,32}$/
