/** What a page asks a wallet to allow in a namespace. */
export type NamespaceWish = {
  readonly methods: readonly string[]
  readonly events: readonly string[]
}
