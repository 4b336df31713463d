/** How many accounts of a wallet are taken. */
export const accountLimit = 500
/** How many networks that a wallet approved are taken. */
export const networkLimit = 200

/** The most names that a connection keeps, the latest. */
export const identityLimit = 20
