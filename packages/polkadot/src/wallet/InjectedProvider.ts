import type { PolkadotNetwork } from '../network/definePolkadotNetwork.js'

/** The signer of a wallet in the page. Each member is checked before it is called. */
export type InjectedSigner = {
  readonly signRaw?: (request: { readonly address: string; readonly data: string; readonly type: 'bytes' }) => unknown
  readonly signPayload?: (payload: object) => unknown
}

/** The provider of a session with a wallet of `injectedWeb3`. */
export type InjectedProvider = {
  readonly signer: InjectedSigner
  /** Returns the address in the format in which the wallet shared it, since some wallets compare strings. */
  toWalletAddress(address: string): string
  /**
   * Switches to another network: the session's accounts are reported again in its format.
   *
   * @throws KitError `connection/noAccounts` when the wallet shares no account there.
   */
  selectNetwork(network: PolkadotNetwork): void
}
