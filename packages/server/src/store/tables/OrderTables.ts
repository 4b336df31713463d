/** Tables of the order records. */
// biome-ignore lint/complexity/noBannedTypes: filled in by the next change.
export type OrderTables = {}
