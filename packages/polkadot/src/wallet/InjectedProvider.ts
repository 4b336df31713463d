import type { PolkadotNetwork } from '../network/definePolkadotNetwork.js'

/** What a wallet in the page signs with. Each member is checked before it is asked. */
export type InjectedSigner = {
  readonly signRaw?: (request: { readonly address: string; readonly data: string; readonly type: 'bytes' }) => unknown
  readonly signPayload?: (payload: object) => unknown
}

/** What stands behind a session with a wallet of `injectedWeb3`. */
export type InjectedProvider = {
  readonly signer: InjectedSigner
  /** The address in the form in which the wallet disclosed it: some wallets compare texts. */
  toWalletAddress(address: string): string
  /**
   * Goes to another network: the session's accounts are told anew, written for it.
   *
   * @throws KitError `connection/noAccounts` when the wallet allows no account there.
   */
  selectNetwork(network: PolkadotNetwork): void
}
