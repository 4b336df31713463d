import type { Kit } from '@kit/core'
import type { ModalPlugin } from '@kit/modal'

/** What the benchmark asks of a test wallet, whatever its chain. It bears the name of its namespace. */
export type BenchWallet = {
  readonly selected: string
  readonly queue: readonly unknown[]
  behave(change: { readonly mode: 'approve' | 'manual' }): void
  approveNext(): Promise<unknown>
}

/** What the benchmark does in a page. */
export type BenchPage = {
  readonly wallets: { readonly [namespace: string]: BenchWallet }
  /** Presses the row of a wallet in the open modal. */
  press(namespace: string): void
  /** Whether the page shows the account of a namespace, outside of the modal. */
  isShown(namespace: string): boolean
  /** Presses the row of a wallet and waits until its account is shown; returns how long that took in milliseconds. */
  connect(namespace: string): Promise<number>
  /** Frames that showed a button, but no account yet. */
  frames: number
}

declare global {
  /** Namespaces whose test wallets are announced; set before the script of the page. */
  var benchNamespaces: readonly string[]
  var bench: BenchPage
  /** The page's kit. */
  var kit: Kit<readonly [ModalPlugin]>
}
