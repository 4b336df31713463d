/** What some chain families have, by chain. */
export type PerFamily<T> = {
  /** Of the chain's family; `chain` may be a namespace alone. Undefined where the family has none. */
  of(chain: string): T | undefined
  /** Of the families that have one, in their order. */
  readonly namespaces: readonly string[]
}
