/** What an EVM library calls (EIP-1193), and the signal that the kit's adapters add. */
export type PairedEip1193Provider = {
  request(
    call: { readonly method: string; readonly params?: unknown },
    options?: { readonly signal?: AbortSignal },
  ): Promise<unknown>
  on(name: string, listener: (payload: never) => void): void
  removeListener(name: string, listener: (payload: never) => void): void
}
