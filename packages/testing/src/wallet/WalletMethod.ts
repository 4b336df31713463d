import type { EvmSigner } from '../evm/createEvmSigner.js'
import type { WalletState } from './createWalletState.js'
import type { TestWalletBehaviour } from './TestWalletBehaviour.js'

/** One method of a wallet's JSON-RPC. */
export type WalletMethod = {
  /** Refuses what is not allowed, before anyone is asked; says whether the owner must be asked. */
  prepare(params: unknown): boolean
  /** Does it, after consent. */
  run(params: unknown): unknown
}

/** What the methods work on. */
export type WalletContext = {
  readonly state: WalletState
  readonly signer: EvmSigner
  readonly behaviour: () => TestWalletBehaviour
  /** The accounts that the page may see now. */
  readonly visible: () => readonly string[]
  /** Notifies the page, at the time that the behaviour says. */
  readonly tell: (event: string, ...args: readonly unknown[]) => void
  /** A chain id in the form that the behaviour says. */
  readonly formatChainId: (chainId: number) => unknown
}
