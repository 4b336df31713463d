import type { PendingRequest, PromptMode } from '@kit/testing'

/** A test wallet of any family, as the page shows it: what its owner would see and do in the extension. */
export type DemoWallet = {
  readonly name: string
  readonly icon: string | undefined
  readonly addresses: readonly string[]
  readonly selected: string
  /** The chain that is selected in the wallet, for wallets that select one. */
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
