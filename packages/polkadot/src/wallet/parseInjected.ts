import type { InjectedSigner } from './InjectedProvider.js'
import type { DisclosedPolkadotAccount } from './parsePolkadotAccounts.js'

/** What a wallet returns to `enable`, as far as the kit uses it. */
export type Injected = {
  readonly accounts: {
    get(anyType?: boolean): unknown
    subscribe?(listener: (accounts: unknown) => void): unknown
  }
  readonly signer: InjectedSigner
}

/** A wallet that allowed the page, and what it disclosed. */
export type Opened = { readonly injected: Injected; readonly disclosed: readonly DisclosedPolkadotAccount[] }

/**
 * What a wallet returned to `enable`, when it has accounts and a signer; its getters may throw. Members are called on the
 * wallet's own objects, because some need their `this`.
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
