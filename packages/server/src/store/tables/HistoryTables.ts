/** Tables of the history records. */
// biome-ignore lint/complexity/noBannedTypes: filled in by the next change.
export type HistoryTables = {}
