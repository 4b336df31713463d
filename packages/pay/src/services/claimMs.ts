/** Two tabs that claim a payment at once see each other's claim after so long. */
export const claimMs = 60
