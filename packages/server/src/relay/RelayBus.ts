/** Port that tells the other replicas of a relay which topics have something new. The messages themselves are in the mailbox. */
export type RelayBus = {
  /** Tells all others. Never throws; what it says may get lost, so listeners also look into the mailbox from time to time. */
  wake(topics: readonly string[]): void
  /** `onWake` for what others tell; `onGap` when something may have been missed. */
  listen(listener: { onWake(topic: string): void; onGap(): void }): void
  /** Whether what others tell arrives now. */
  isConnected(): boolean
}
