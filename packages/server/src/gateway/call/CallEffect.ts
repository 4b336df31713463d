/**
 * What a call may do: `read` nothing, so that it may be asked anywhere and twice; `raw` sends a signed transaction, the same wherever
 * it is sent; `filter` makes or uses what one node remembers; `change` is everything else, unknown methods among it, and must not happen twice.
 */
export type CallEffect = 'read' | 'raw' | 'filter' | 'change'
