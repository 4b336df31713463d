/** An account of the chain, as far as the adapter reads it. */
export type ChainAccount = { readonly owner: string; readonly isProgram: boolean; readonly data: Uint8Array }
