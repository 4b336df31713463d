/** Maximum number of accounts accepted from a wallet. */
export const accountLimit = 500
/** Maximum number of approved networks accepted from a wallet. */
export const networkLimit = 200

/** Maximum number of names that a connection keeps. The oldest are dropped. */
export const identityLimit = 20
