/** The message format of a namespace. */
export type SignInMessageFormat = {
  /** The word before "account:", the same on every network of the namespace. */
  readonly word: string
  /** Matches the whole address in the message. */
  readonly address: RegExp
  /** Matches the whole chain in the message. Defaults to a CAIP-2 reference. */
  readonly chain?: RegExp
  /** Number of empty lines in place of a missing statement. Defaults to 2, as in EIP-4361. */
  readonly emptyLines?: 1
  /** Names used in the message in place of CAIP-2 references. */
  readonly chainNames?: { readonly [name: string]: string }
}

const base58 = '[1-9A-HJ-NP-Za-km-z]'

/** Built-in namespaces, from EIP-4361 and CAIP-122. Chain names and the single empty line of Solana come from Sign-In with Solana. */
export const signInMessageFormats: Readonly<Record<string, SignInMessageFormat>> = {
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
    // Some of its networks use Ethereum accounts.
    address: new RegExp(`^(?:${base58}{46,50}|0x[0-9a-fA-F]{40})$`),
    chain: /^[0-9a-f]{32}$/,
  },
  bip122: { word: 'Bitcoin', address: /^[a-zA-Z0-9]{14,90}$/, chain: /^[0-9a-f]{32}$/ },
}

/** For namespaces added by adapters: any address that CAIP-10 allows. */
export const foreignAddress: RegExp = /^[-.%a-zA-Z0-9]{1,128}$/
/** CAIP-2. */
export const chainReference: RegExp = /^[-_a-zA-Z0-9]{1,32}$/
