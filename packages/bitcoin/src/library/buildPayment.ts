import { type Account, type CaipNetworkId, KitError } from '@kit/core/adapter'
import { selectUTXO, type Transaction } from '@scure/btc-signer'
import type { UnspentOutput } from '../esplora/readCoins.js'
import { addressPrefixesOf } from './addressPrefixesOf.js'
import { toSpendable } from './toSpendable.js'

/** An unsigned payment. Amounts are in satoshis. */
export type BitcoinPayment = { readonly transaction: Transaction; readonly amount: bigint; readonly fee: bigint }

/**
 * Selects coins of an account and builds the transaction that pays `amount` to `to`, with change back to the account. Confirmed coins are
 * used first. `'max'` pays the highest possible amount, from all coins that are worth more than they cost to spend.
 *
 * @param options.feeRate Satoshis per virtual byte.
 * @throws KitError `transaction/insufficientFunds`, `transaction/invalid`, those of `toSpendable`.
 * @example const { transaction, fee } = await buildPayment({ account, coins, to, amount, feeRate: 5, networkId, readRaw })
 */
export async function buildPayment(options: {
  readonly account: Account
  readonly coins: readonly UnspentOutput[]
  readonly to: string
  /** In satoshis. */
  readonly amount: bigint | 'max'
  readonly feeRate: number
  readonly networkId: CaipNetworkId
  readonly readRaw: (txid: string) => Promise<Uint8Array>
}): Promise<BitcoinPayment> {
  const { account, coins, to, amount, feeRate, networkId, readRaw } = options
  const settings = {
    feePerByte: BigInt(Math.ceil(feeRate)),
    bip69: true,
    createTx: true,
    network: addressPrefixesOf(networkId),
    allowLegacyWitnessUtxo: true,
  }
  const toInputs = (candidates: readonly UnspentOutput[]) =>
    Promise.all(candidates.map((coin) => toSpendable({ coin, account, networkId, readRaw })))
  if (amount === 'max') {
    const inputs = await toInputs(coins)
    // The recipient is set as the change address, so it receives everything.
    const sendAll = () => selectUTXO(inputs, [], 'all', { ...settings, changeAddress: to })
    const all = inputs.length > 0 ? select(sendAll) : undefined
    const most = all?.change ? all.tx?.getOutput(0).amount : undefined
    if (most === undefined) throw tooLittle()
    return buildPayment({ ...options, amount: most })
  }
  const confirmed = coins.filter(({ isConfirmed }) => isConfirmed)
  for (const candidates of [confirmed, coins]) {
    if (candidates.reduce((sum, { value }) => sum + value, 0n) < amount) continue
    const inputs = await toInputs(candidates)
    const selected = select(() =>
      selectUTXO(inputs, [{ address: to, amount }], 'default', { ...settings, changeAddress: account.address }),
    )
    if (selected?.tx) return { transaction: selected.tx, amount, fee: selected.fee ?? 0n }
  }
  throw tooLittle()
}

function tooLittle(): KitError {
  return new KitError('transaction/insufficientFunds', {
    shortMessage: 'Insufficient funds for the amount and the network fee.',
  })
}

function select<T>(work: () => T): T {
  try {
    return work()
  } catch (cause) {
    const details = cause instanceof Error ? cause.message.slice(0, 300) : ''
    throw new KitError('transaction/invalid', { shortMessage: "Couldn't build the transaction.", details, cause })
  }
}
