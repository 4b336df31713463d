/** A capability that some chain families have, looked up by chain. */
export type PerFamily<T> = {
  /** Returns the value of the chain's family; `chain` can also be a namespace. Undefined if the family has none. */
  of(chain: string): T | undefined
  /** Namespaces of the families that have one, in their order. */
  readonly namespaces: readonly string[]
}
