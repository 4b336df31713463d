/** EIP-712 typed data, or what a chain has in its place. */
export type TypedData = {
  readonly domain: { readonly [key: string]: unknown }
  readonly types: { readonly [type: string]: readonly { readonly name: string; readonly type: string }[] }
  readonly primaryType: string
  readonly message: { readonly [key: string]: unknown }
}
