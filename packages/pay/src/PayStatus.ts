/**
 * How far a payment is. `ready`: nobody was asked yet. `waiting`: the page of the exchange is open. `pending`: the wallet, or the exchange,
 * decides. `submitted`: sent, and not yet confirmed. `timeout`: sent, not confirmed in time, and still looked for; without a hash, nobody paid in time.
 */
export type PayStatus = 'ready' | 'waiting' | 'pending' | 'submitted' | 'success' | 'failure' | 'refund' | 'timeout'
