/** Exceptions to the rules. An entry that no longer breaks its rule must be removed. */
export type Exceptions = {
  /** Names that several files of the client's packages export. */
  readonly repeatedNames: readonly string[]
}
