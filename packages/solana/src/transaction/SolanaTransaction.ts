/**
 * A transaction for a wallet: its bytes, or an object that gives them, as `Transaction` and `VersionedTransaction` of
 * `@solana/web3.js` do. Bytes are what stands at the boundary to the wallet, so every library fits.
 */
export type SolanaTransaction =
  | Uint8Array
  | {
      serialize(options?: { readonly requireAllSignatures: boolean; readonly verifySignatures: boolean }): Uint8Array
    }
