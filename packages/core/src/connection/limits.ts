/** Default time limit of a silent reconnect, in milliseconds. */
export const reconnectLimitMs = 5000
/** Time limit for a remembered wallet to be announced, in milliseconds. */
export const discoveryLimitMs = 3000
/** Time limit for a wallet to answer a disconnect, in milliseconds. The page has removed the connection long before. */
export const disconnectLimitMs = 10_000
/** How long to wait for a wallet's open prompt before prompting again, in milliseconds. Its window may be lost. */
export const rejoinLimitMs = 120_000
