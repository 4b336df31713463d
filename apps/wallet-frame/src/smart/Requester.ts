/** Makes one JSON-RPC call. */
export type Requester = {
  request(call: { readonly method: string; readonly params: readonly unknown[] }): Promise<unknown>
}
