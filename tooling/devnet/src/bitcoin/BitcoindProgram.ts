/** A program that answered `--version` as a Bitcoin node does. */
export type BitcoindProgram = {
  readonly command: string
  /** Arguments that go before the node's own. */
  readonly args: readonly string[]
  /** Its own words, for example `Bitcoin Knots daemon version v29.4.3`. */
  readonly version: string
}
