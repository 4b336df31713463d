/** The accounts of a root, in the writing of their chains. `owner` is the key of the smart account. */
export type Addresses = { readonly eoa: string; readonly owner: string; readonly solana: string }

/** The order in which addresses are joined, wherever they are. */
export const addressOrder = ['eoa', 'owner', 'solana'] as const

/** Where each account is in the tree (BIP-32 and BIP-44; SLIP-10 for Solana). */
export const paths = { eoa: "m/44'/60'/0'/0/0", owner: "m/44'/60'/0'/0/1", solana: "m/44'/501'/0'/0'" } as const

/** Bytes of a root: twelve words of BIP-39. */
export const ROOT_BYTES = 16
