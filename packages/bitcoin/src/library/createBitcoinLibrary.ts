import { beforeAsking, cleanText, KitError, type TransactionRequest, type WalletCall } from '@kit/core/adapter'
import { hex } from '@scure/base'
import { requireBitcoinAddress } from '../address/BitcoinAddress.js'
import { broadcastTransaction } from '../esplora/broadcastTransaction.js'
import { type Esplora, isRefusal } from '../esplora/createEsplora.js'
import type { EsploraReads } from '../esplora/createEsploraReads.js'
import { invalidResponse } from '../esplora/parseEsploraJson.js'
import { readCoins } from '../esplora/readCoins.js'
import { highestFeeRate, pickFeeRate } from '../esplora/readFeeRates.js'
import { readPsbt } from '../request/signerAnswers.js'
import { toBitcoinSigner } from '../request/toBitcoinSigner.js'
import { type BitcoinPayment, buildPayment } from './buildPayment.js'
import { checkFee, dustLimit } from './checkFee.js'
import { completePsbt } from './completePsbt.js'
import { type SignedTransaction, type SignPsbtCall, signPsbt } from './signPsbt.js'

/** What a payment takes in addition to its receiver and its amount. */
export type PaymentCall = WalletCall & {
  readonly to: string
  readonly amount: bigint
  readonly token?: string
  /** Satoshis per virtual byte. Default: the current rate of the network. */
  readonly feeRate?: number | undefined
  /** The most satoshis that the fee may be. Default: what `checkFee` says; nothing bounds the fee of a `feeRate` that is given. */
  readonly maxFee?: bigint | undefined
}

/** A payment before there is a wallet to sign it. */
export type PaymentDraft = Omit<PaymentCall, 'provider' | 'amount'> & { readonly amount: bigint | 'max' }

/** All of the adapter that needs the chain's library: one lazy chunk, loaded by the first transfer. */
export type BitcoinLibrary = {
  transfer(call: PaymentCall): Promise<string>
  buildPayment(call: PaymentDraft): Promise<BitcoinPayment>
  signPsbt(call: SignPsbtCall): Promise<SignedTransaction>
  sendTransaction(call: WalletCall & { readonly transaction: TransactionRequest }): Promise<string>
}

/** More satoshis than there will ever be. */
const mostSatoshis = 2_100_000_000_000_000n
const defaultTargetBlocks = 6

/**
 * Makes it.
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
        // The wallet chooses its own coins, and sends.
        const sent = await signer.sendTransfer({ address, network, signal, to, amount }).catch(onlyUnsupported)
        if (sent !== undefined) return sent
      }
      const sign = signer.signPsbt ?? signer.signToSend
      if (!sign)
        throw new KitError('wallet/unsupportedMethod', { shortMessage: 'The wallet does not sign transactions.' })
      const { transaction, fee } = await beforeAsking(() => build(call))
      if (call.feeRate === undefined || call.maxFee !== undefined) checkFee({ fee, amount, maxFee: call.maxFee })
      const psbt = transaction.toPSBT()
      const indexes = Array.from({ length: transaction.inputsLength }, (_, index) => index)
      const inputs = [{ address, indexes }]
      const ask = () => sign({ address, network, signal, psbt, inputs })
      // A wallet that only signs sends nothing.
      const signed = await (signer.signPsbt ? beforeAsking(ask) : ask())
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
        const shortMessage = 'A Bitcoin transaction is a receiver and a value, or a PSBT as `extra.psbt`.'
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
  // A coin with an inscription can't be recognised here, so none of them is spent.
  if (account.type === 'ordinals')
    throw new KitError('account/notForPayments', {
      shortMessage:
        'Coins of an account for ordinals may carry inscriptions. Send from the account for payments, or sign a PSBT.',
      details: account.address,
    })
  if (token !== undefined)
    throw new KitError('token/notFound', { shortMessage: 'Bitcoin has no tokens.', details: token })
  requireBitcoinAddress(to, network)
  const amount = call.amount === 'max' ? dustLimit(to) : call.amount
  if (amount <= 0n) throw new KitError('transaction/invalid', { shortMessage: 'There is nothing to send.' })
  if (amount < dustLimit(to))
    throw new KitError('transaction/invalid', {
      shortMessage: 'This is too little for the network to pass on.',
      details: `The least for this address is ${dustLimit(to)} satoshis.`,
    })
  if (feeRate !== undefined && !(typeof feeRate === 'number' && feeRate > 0 && feeRate <= highestFeeRate))
    throw invalidFee('feeRate', feeRate)
  if (maxFee !== undefined && !(typeof maxFee === 'bigint' && maxFee >= 0n)) throw invalidFee('maxFee', maxFee)
  if (amount > mostSatoshis)
    throw new KitError('transaction/insufficientFunds', { shortMessage: 'There are not so many coins.' })
}

function invalidFee(name: 'feeRate' | 'maxFee', value: unknown): KitError {
  const shortMessage = `A \`feeRate\` is a number of satoshis per virtual byte up to ${highestFeeRate}, a \`maxFee\` a bigint of satoshis.`
  return new KitError('transaction/invalid', { shortMessage, details: `${name}: ${cleanText(String(value))}` })
}

function onlyUnsupported(error: KitError): undefined {
  if (error.code !== 'wallet/unsupportedMethod') throw error
}

function toInvalid(error: unknown): never {
  throw isRefusal(error) ? invalidResponse(error) : error
}

async function readRawTransaction(
  esplora: Esplora,
  txid: string,
  signal: AbortSignal | undefined,
): Promise<Uint8Array> {
  try {
    return hex.decode((await esplora(`/tx/${txid}/hex`, { signal })).trim())
  } catch (error) {
    throw error instanceof KitError ? error : invalidResponse(error)
  }
}
