/** How long responses are cached, in milliseconds (rules client-4, directory-6). */
export const cacheTimes: {
  readonly directoryMs: number
  readonly supportedChainsMs: number
  /** Names and avatars of accounts. */
  readonly identityMs: number
  readonly balanceMs: number
  readonly historyMs: number
  readonly priceMs: number
} = {
  directoryMs: 7_200_000,
  supportedChainsMs: 86_400_000,
  identityMs: 300_000,
  balanceMs: 30_000,
  historyMs: 15_000,
  priceMs: 15_000,
}
