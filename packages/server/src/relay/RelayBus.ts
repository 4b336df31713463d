/** Port that tells the other replicas of a relay which topics have something new. The messages themselves are in the mailbox. */
export type RelayBus = {
  /** Notifies all others. Never throws; a notification may get lost, so listeners also check the mailbox from time to time. */
  wake(topics: readonly string[]): void
  /** `onWake` for what others tell; `onGap` when something may have been missed. */
  listen(listener: { onWake(topic: string): void; onGap(): void }): void
  /** Whether what others tell arrives now. */
  isConnected(): boolean
}
