import type { PendingRequest, PromptMode } from '@kit/testing'

/** A test wallet of any family as the page shows it, with the actions of its owner. */
export type DemoWallet = {
  readonly name: string
  readonly icon: string | undefined
  readonly addresses: readonly string[]
  readonly selected: string
  /** The selected chain, for wallets that have one. */
  readonly chain?: { readonly id: number; readonly ids: readonly number[]; select(id: number): void }
  readonly queue: readonly PendingRequest[]
  watchQueue(listener: () => void): () => void
  /** Calls `listener` when the account or the chain has changed. */
  watch(listener: () => void): () => void
  behave(change: { readonly mode: PromptMode }): void
  selectAccount(address: string): void
  lock(): void
  unlock(): void
  revoke(): void
}
