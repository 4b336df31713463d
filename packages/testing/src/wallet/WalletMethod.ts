import type { EvmSigner } from '../evm/createEvmSigner.js'
import type { WalletState } from './createWalletState.js'
import type { TestWalletBehavior } from './TestWalletBehavior.js'

/** A JSON-RPC method of a wallet. */
export type WalletMethod = {
  /** Rejects invalid requests before any prompt. Returns whether the owner must be prompted. */
  prepare(params: unknown): boolean
  /** Runs the method, after consent. */
  run(params: unknown): unknown
}

/** Context of the methods. */
export type WalletContext = {
  readonly state: WalletState
  readonly signer: EvmSigner
  readonly behavior: () => TestWalletBehavior
  /** Accounts that the page may currently see. */
  readonly visible: () => readonly string[]
  /** Notifies the page, at the time that the behavior specifies. */
  readonly notify: (event: string, ...args: readonly unknown[]) => void
  /** Formats a chain ID as the behavior specifies. */
  readonly formatChainId: (chainId: number) => unknown
}
