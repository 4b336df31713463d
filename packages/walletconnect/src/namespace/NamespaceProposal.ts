/** What a page proposes to a wallet in a namespace. */
export type NamespaceProposal = {
  readonly methods: readonly string[]
  readonly events: readonly string[]
}
