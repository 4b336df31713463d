/** Tables of the name records. */
// biome-ignore lint/complexity/noBannedTypes: filled in by the next change.
export type NameTables = {}
