/** How long a silent restore may take when the connector does not say. */
export const reconnectLimitMs = 5000
/** How long a remembered wallet may take to announce itself before restore gives it up. */
export const discoveryLimitMs = 3000
/** How long a wallet may take to answer a disconnect; the page has forgotten it long before. */
export const disconnectLimitMs = 10_000
/** How long a wallet's open prompt is waited for before the wallet is asked again, as its window may be lost. */
export const rejoinLimitMs = 120_000
