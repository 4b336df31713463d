/** Tables of analytics. */
export type EventTables = {
  readonly events: {
    /** Digest of the project and the id that its page gave, so that a repeated delivery counts once. */
    readonly id: string
    readonly project: string
    readonly received_at: number
    /** The event as JSON, its address hashed unless the operator wants it. */
    readonly event: string
  }
  /** Secrets that the server made for itself, shared by all who share the database. */
  readonly secrets: { readonly name: string; readonly value: string }
}
