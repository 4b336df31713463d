/** Tables of the session records. */
// biome-ignore lint/complexity/noBannedTypes: filled in by the next change.
export type SessionTables = {}
