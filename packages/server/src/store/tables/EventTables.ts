/** Tables of the event records. */
// biome-ignore lint/complexity/noBannedTypes: filled in by the next change.
export type EventTables = {}
