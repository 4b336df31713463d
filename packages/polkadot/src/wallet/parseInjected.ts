import type { InjectedSigner } from './InjectedProvider.js'
import type { DisclosedPolkadotAccount } from './parsePolkadotAccounts.js'

/** The parts of a wallet's `enable` result that the kit uses. */
export type Injected = {
  readonly accounts: {
    get(anyType?: boolean): unknown
    subscribe?(listener: (accounts: unknown) => void): unknown
  }
  readonly signer: InjectedSigner
}

/** An enabled wallet, and the accounts that it shared. */
export type Opened = { readonly injected: Injected; readonly disclosed: readonly DisclosedPolkadotAccount[] }

/**
 * Validates the result of `enable`: it needs accounts and a signer, and its getters may throw. Members are called on the wallet's own
 * objects, because some rely on `this`.
 *
 * @example parseInjected(await wallet.enable('My dapp'))?.accounts.get()
 */
export function parseInjected(value: unknown): Injected | undefined {
  try {
    const { accounts, signer } = value as { readonly accounts: Injected['accounts']; readonly signer: InjectedSigner }
    const isObject = typeof signer === 'object' && signer !== null
    return isObject && typeof accounts.get === 'function' ? { accounts, signer } : undefined
  } catch {
    return undefined
  }
}
