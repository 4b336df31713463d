import type { Account, Adapter, AdapterOn, CaipNetworkId, Network, WalletCall, WalletTarget } from '@kit/core/adapter'
import type { BitcoinFeeRates } from './esplora/readFeeRates.js'
import type { PsbtSigner } from './library/openPsbtSigner.js'
import type { SignedTransaction, SignPsbtCall } from './library/signPsbt.js'

/** The Bitcoin adapter: the members of every adapter that Bitcoin supports, and Bitcoin-specific ones. */
export type BitcoinAdapter<Id extends CaipNetworkId = CaipNetworkId> = AdapterOn<
  Omit<Adapter, 'getWalletClient'>,
  'bip122',
  Id
> &
  Required<
    Pick<
      Adapter,
      | 'getExplorerUrl'
      | 'formatPaymentUri'
      | 'switchNetwork'
      | 'getBalance'
      | 'sendTransaction'
      | 'transfer'
      | 'waitForTransaction'
      | 'loadCapabilities'
    >
  > & {
    /** Returns the signature in base64. Uses BIP-322 unless `protocol` requests the legacy format. */
    signMessage(
      call: WalletCall & { readonly message: string; readonly protocol?: 'bip322' | 'ecdsa' },
    ): Promise<string>
    /**
     * Returns a PSBT signer for an account of a connected wallet, for libraries that build their own transactions. Defaults to the active
     * account.
     *
     * @throws KitError `connection/notConnected`, `connection/reconnecting`, `account/notFound`.
     * @example const { psbt } = await (await adapter.getWalletClient()).signPsbt(transaction.toPSBT())
     */
    getWalletClient(
      target?: Omit<WalletTarget, 'networkId'> & { readonly networkId?: Id | undefined },
    ): Promise<PsbtSigner>
    /** Asks the wallet to sign a PSBT, and broadcasts it on request. */
    signPsbt(call: SignPsbtCall): Promise<SignedTransaction>
    /** Returns the network's fee rates in satoshis per virtual byte, by target number of blocks. */
    getFeeRates(call: { readonly network: Network; readonly signal?: AbortSignal }): Promise<BitcoinFeeRates>
    /** Estimates the fee of a transfer in satoshis, as it would be built now. */
    estimateFee(call: {
      readonly network: Network
      readonly account: Account
      readonly to: string
      readonly amount: bigint
      readonly feeRate?: number
      readonly signal?: AbortSignal
    }): Promise<bigint>
    /** Returns the addresses of a paired account with their public keys and purposes. */
    getAccountAddresses(call: WalletCall): Promise<readonly Account[]>
  }
