import type { Kit } from '@kit/core'
import type { ModalPlugin } from '@kit/modal'

/** A test wallet of any chain, as the benchmark uses it. Its name is that of its namespace. */
export type BenchWallet = {
  readonly selected: string
  readonly queue: readonly unknown[]
  behave(change: { readonly mode: 'approve' | 'manual' }): void
  approveNext(): Promise<unknown>
}

/** Actions of the benchmark in a page. */
export type BenchPage = {
  readonly wallets: { readonly [namespace: string]: BenchWallet }
  /** Presses the row of a wallet in the open modal. */
  press(namespace: string): void
  /** Returns whether the page shows the account of a namespace outside the modal. */
  isShown(namespace: string): boolean
  /** Presses the row of a wallet and waits until its account is shown. Returns the duration in milliseconds. */
  connect(namespace: string): Promise<number>
  /** Number of frames with a button but no account. */
  frames: number
}

declare global {
  /** Namespaces whose test wallets are announced. Set before the page's script runs. */
  var benchNamespaces: readonly string[]
  var bench: BenchPage
  /** The page's kit. */
  var kit: Kit<readonly [ModalPlugin]>
}
