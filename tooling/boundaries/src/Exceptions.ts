/** Exceptions to the rules. An entry that no longer breaks its rule must be removed. */
export type Exceptions = {
  /** Folders that import each other in a circle, by package. */
  readonly folderCircles: Readonly<Record<string, readonly string[]>>
  /** Files with a function of more than 80 lines. */
  readonly longFunctions: readonly string[]
  /** Names that several files of the client's packages export. */
  readonly repeatedNames: readonly string[]
}
