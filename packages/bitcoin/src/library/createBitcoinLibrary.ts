import {
  cleanText,
  KitError,
  markUnsent,
  type TransactionRequest,
  type TransferTerms,
  type WalletCall,
} from '@kit/core/adapter'
import { hex } from '@scure/base'
import { requireBitcoinAddress } from '../address/BitcoinAddress.js'
import { broadcastTransaction } from '../esplora/broadcastTransaction.js'
import { type Esplora, isRefusal } from '../esplora/createEsplora.js'
import type { EsploraReads } from '../esplora/createEsploraReads.js'
import { esploraResponseError } from '../esplora/parseEsploraJson.js'
import { readCoins } from '../esplora/readCoins.js'
import { highestFeeRate, pickFeeRate } from '../esplora/readFeeRates.js'
import { readPsbt } from '../request/signerAnswers.js'
import { toBitcoinSigner } from '../request/toBitcoinSigner.js'
import { type BitcoinPayment, buildPayment } from './buildPayment.js'
import { checkFee, dustLimit } from './checkFee.js'
import { completePsbt } from './completePsbt.js'
import { type SignedTransaction, type SignPsbtCall, signPsbt } from './signPsbt.js'

/** Parameters of a payment besides the common ones. */
export type PaymentCall = WalletCall & {
  readonly to: string
  readonly amount: bigint
  readonly token?: string
  /** Satoshis per virtual byte. Defaults to the network's current rate. */
  readonly feeRate?: number | undefined
  /** Maximum fee in satoshis. Defaults to the limit of `checkFee`, or to no limit if `feeRate` is set. */
  readonly maxFee?: bigint | undefined
  /** The terms of a plan contain the fee that was shown as `maxFee`. It applies together with their fee rate. */
  readonly extra?: TransferTerms['extra']
}

/** A payment before the wallet is known. */
export type PaymentDraft = Omit<PaymentCall, 'provider' | 'amount'> & { readonly amount: bigint | 'max' }

/** Everything that needs the chain library: one lazy chunk, loaded by the first transfer. */
export type BitcoinLibrary = {
  transfer(call: PaymentCall): Promise<string>
  buildPayment(call: PaymentDraft): Promise<BitcoinPayment>
  signPsbt(call: SignPsbtCall): Promise<SignedTransaction>
  sendTransaction(call: WalletCall & { readonly transaction: TransactionRequest }): Promise<string>
}

/** The total supply of 21 million bitcoin, in satoshis. */
const maxSatoshis = 2_100_000_000_000_000n
const defaultTargetBlocks = 6

/**
 * Creates the library.
 *
 * @example createBitcoinLibrary(reads).transfer({ provider, account, network, to, amount: 10_000n })
 */
export function createBitcoinLibrary(reads: Pick<EsploraReads, 'esploraOf' | 'getFeeRates'>): BitcoinLibrary {
  const build = async (call: PaymentDraft): Promise<BitcoinPayment> => {
    const { account, network, to, amount, signal } = call
    checkPayment(call)
    const esplora = reads.esploraOf(network)
    const [coins, feeRate] = await Promise.all([
      readCoins(esplora, account.address, signal).catch(toInvalid),
      call.feeRate ?? reads.getFeeRates(call).then((rates) => pickFeeRate(rates, defaultTargetBlocks)),
    ])
    const readRaw = (txid: string) => readRawTransaction(esplora, txid, signal)
    return buildPayment({ account, coins, to, amount, feeRate, networkId: network.id, readRaw })
  }
  const library: BitcoinLibrary = {
    buildPayment: build,
    async transfer(call) {
      const { provider, account, network, to, amount, signal } = call
      checkPayment(call)
      const { address } = account
      const signer = toBitcoinSigner(provider, address)
      if (signer.sendTransfer && call.feeRate === undefined && call.maxFee === undefined) {
        // The wallet selects its own coins and broadcasts.
        const sent = await signer.sendTransfer({ address, network, signal, to, amount }).catch(onlyUnsupported)
        if (sent !== undefined) return sent
      }
      const sign = signer.signPsbt ?? signer.signToSend
      if (!sign) throw new KitError('wallet/unsupportedMethod', { shortMessage: "The wallet can't sign transactions." })
      const { transaction, fee } = await markUnsent(() => build(call))
      const planned = call.feeRate === undefined ? undefined : (call.extra?.['maxFee'] as bigint | undefined)
      const maxFee = call.maxFee ?? planned
      if (call.feeRate === undefined || maxFee !== undefined) checkFee({ fee, amount, maxFee })
      const psbt = transaction.toPSBT()
      const indexes = Array.from({ length: transaction.inputsLength }, (_, index) => index)
      const inputs = [{ address, indexes }]
      const ask = () => sign({ address, network, signal, psbt, inputs })
      // A wallet that only signs doesn't broadcast, so nothing can have been sent yet.
      const signed = await (signer.signPsbt ? markUnsent(ask) : ask())
      return signed.txid ?? broadcastTransaction(reads.esploraOf(network), completePsbt(signed.psbt, psbt), signal)
    },
    signPsbt: async (call) => signPsbt(reads.esploraOf(call.network), { ...call, psbt: readPsbt(call.psbt) }),
    async sendTransaction({ transaction, ...call }) {
      const { to, value, data, extra = {} } = transaction
      if (extra['psbt'] !== undefined) {
        const sent = await library.signPsbt({ ...call, psbt: extra['psbt'] as string, broadcast: true })
        return sent.txid as string
      }
      if (to === undefined || value === undefined || data !== undefined) {
        const shortMessage = 'A Bitcoin transaction needs `to` and `value`, or a PSBT in `extra.psbt`.'
        throw new KitError('transaction/invalid', { shortMessage })
      }
      const { feeRate, maxFee } = extra as Pick<PaymentCall, 'feeRate' | 'maxFee'>
      return library.transfer({ ...call, to, amount: value, feeRate, maxFee })
    },
  }
  return library
}

function checkPayment(call: PaymentDraft): void {
  const { account, network, to, token, feeRate, maxFee } = call
  // Coins with an inscription can't be recognized here, so none of them is spent.
  if (account.type === 'ordinals')
    throw new KitError('account/notForPayments', {
      shortMessage:
        'Outputs of an ordinals account may carry inscriptions. Send from the payment account, or sign a PSBT.',
      details: account.address,
    })
  if (token !== undefined)
    throw new KitError('token/notFound', {
      shortMessage: 'Tokens are not supported on Bitcoin. Omit `token`.',
      details: token,
    })
  requireBitcoinAddress(to, network)
  const amount = call.amount === 'max' ? dustLimit(to) : call.amount
  if (amount <= 0n) throw new KitError('transaction/invalid', { shortMessage: 'The account has no funds to send.' })
  if (amount < dustLimit(to))
    throw new KitError('transaction/invalid', {
      shortMessage: 'The amount is below the dust limit. Nodes would not relay the transaction.',
      details: `The minimum for this address is ${dustLimit(to)} satoshis.`,
    })
  if (feeRate !== undefined && !(typeof feeRate === 'number' && feeRate > 0 && feeRate <= highestFeeRate))
    throw invalidFee('feeRate', feeRate)
  if (maxFee !== undefined && !(typeof maxFee === 'bigint' && maxFee >= 0n)) throw invalidFee('maxFee', maxFee)
  if (amount > maxSatoshis)
    throw new KitError('transaction/insufficientFunds', {
      shortMessage: 'The amount exceeds the total supply of bitcoin.',
    })
}

function invalidFee(name: 'feeRate' | 'maxFee', value: unknown): KitError {
  const shortMessage = `\`feeRate\` must be a positive number of satoshis per virtual byte up to ${highestFeeRate}, and \`maxFee\` a bigint in satoshis.`
  return new KitError('transaction/invalid', { shortMessage, details: `${name}: ${cleanText(String(value))}` })
}

function onlyUnsupported(error: KitError): undefined {
  if (error.code !== 'wallet/unsupportedMethod') throw error
}

function toInvalid(error: unknown): never {
  throw isRefusal(error) ? esploraResponseError(error) : error
}

async function readRawTransaction(
  esplora: Esplora,
  txid: string,
  signal: AbortSignal | undefined,
): Promise<Uint8Array> {
  try {
    return hex.decode((await esplora(`/tx/${txid}/hex`, { signal })).trim())
  } catch (error) {
    throw error instanceof KitError ? error : esploraResponseError(error)
  }
}
