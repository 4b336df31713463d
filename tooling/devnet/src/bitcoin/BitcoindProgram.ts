/** A program whose `--version` output identifies it as a Bitcoin node. */
export type BitcoindProgram = {
  readonly command: string
  /** Arguments before the node's own. */
  readonly args: readonly string[]
  /** Its version output, for example `Bitcoin Knots daemon version v29.4.3`. */
  readonly version: string
}
