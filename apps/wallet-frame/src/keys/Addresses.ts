/** Addresses of a root's accounts, in the format of their chains. `owner` is the key of the smart account. */
export type Addresses = { readonly eoa: string; readonly owner: string; readonly solana: string }

/** Order in which addresses are joined everywhere. */
export const addressOrder = ['eoa', 'owner', 'solana'] as const

/** Derivation path of each account (BIP-32 and BIP-44; SLIP-10 for Solana). */
export const paths = { eoa: "m/44'/60'/0'/0/0", owner: "m/44'/60'/0'/0/1", solana: "m/44'/501'/0'/0'" } as const

/** Bytes of a root: twelve words of BIP-39. */
export const rootBytes = 16
