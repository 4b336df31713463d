/** Port that notifies other replicas of a relay about topics with new messages. The messages themselves are in the mailbox. */
export type RelayBus = {
  /** Notifies all others. Never throws; notifications can be lost, so listeners also poll the mailbox. */
  wake(topics: readonly string[]): void
  /** `onWake` is called for notifications of others; `onGap` when some may have been missed. */
  listen(listener: { onWake(topic: string): void; onGap(): void }): void
  /** Returns whether notifications currently arrive. */
  isConnected(): boolean
}
