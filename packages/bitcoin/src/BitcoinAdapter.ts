import type { Account, Adapter, AdapterOn, CaipNetworkId, Network, WalletCall, WalletTarget } from '@kit/core/adapter'
import type { BitcoinFeeRates } from './esplora/readFeeRates.js'
import type { PsbtSigner } from './library/openPsbtSigner.js'
import type { SignedTransaction, SignPsbtCall } from './library/signPsbt.js'

/** The Bitcoin adapter: every capability of all adapters that the chain has, and its own. */
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
    /** Returns the signature in base64. By BIP-322 unless `protocol` asks for the form before it. */
    signMessage(
      call: WalletCall & { readonly message: string; readonly protocol?: 'bip322' | 'ecdsa' },
    ): Promise<string>
    /**
     * What signs PSBTs for an account of a connected wallet, by default the active one, for libraries that make their own transactions.
     *
     * @throws KitError `connection/notConnected`, `connection/reconnecting`, `account/notFound`.
     * @example const { psbt } = await (await adapter.getWalletClient()).signPsbt(transaction.toPSBT())
     */
    getWalletClient(
      target?: Omit<WalletTarget, 'networkId'> & { readonly networkId?: Id | undefined },
    ): Promise<PsbtSigner>
    /** Has the wallet sign a PSBT, and sends it if asked. */
    signPsbt(call: SignPsbtCall): Promise<SignedTransaction>
    /** The fee rates of the network: satoshis per virtual byte, by the number of blocks within which it should suffice. */
    getFeeRates(call: { readonly network: Network; readonly signal?: AbortSignal }): Promise<BitcoinFeeRates>
    /** The fee of a transfer in satoshis, as it would be built now. */
    estimateFee(call: {
      readonly network: Network
      readonly account: Account
      readonly to: string
      readonly amount: bigint
      readonly feeRate?: number
      readonly signal?: AbortSignal
    }): Promise<bigint>
    /** The addresses of a paired account with public keys and purposes. */
    getAccountAddresses(call: WalletCall): Promise<readonly Account[]>
  }
