/** Port that notifies other replicas of a relay about topics with new messages. The messages themselves are in the mailbox. */
export type RelayBus = {
  /** Notifies all others. Never throws; notifications can be lost, so listeners also poll the mailbox. */
  notify(topics: readonly string[]): void
  /** `onNotify` is called for notifications of others; `onGap` when some may have been missed. */
  listen(listener: { onNotify(topic: string): void; onGap(): void }): void
  /** Returns whether notifications currently arrive. */
  isConnected(): boolean
}
