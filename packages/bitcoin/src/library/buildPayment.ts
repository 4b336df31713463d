import { type Account, type CaipNetworkId, KitError } from '@kit/core/adapter'
import { selectUTXO, type Transaction } from '@scure/btc-signer'
import type { Coin } from '../esplora/Coin.js'
import { prefixesOf } from './prefixesOf.js'
import { toSpendable } from './toSpendable.js'

/** A payment that waits for its signatures. */
export type Payment = { readonly transaction: Transaction; readonly fee: bigint }

/**
 * Chooses coins of an account and builds the transaction that pays `amount` to `to`, with the rest going back to the account.
 * Coins that are in a block are used before others.
 *
 * @param options.feeRate Satoshis per virtual byte.
 * @throws KitError `transaction/insufficientFunds`, `transaction/invalid`, those of `toSpendable`.
 * @example const { transaction, fee } = await buildPayment({ account, coins, to, amount, feeRate: 5, networkId, readRaw })
 */
export async function buildPayment(options: {
  readonly account: Account
  readonly coins: readonly Coin[]
  readonly to: string
  /** Satoshis. */
  readonly amount: bigint
  readonly feeRate: number
  readonly networkId: CaipNetworkId
  readonly readRaw: (txid: string) => Promise<Uint8Array>
}): Promise<Payment> {
  const { account, coins, to, amount, feeRate, networkId, readRaw } = options
  const confirmed = coins.filter(({ isConfirmed }) => isConfirmed)
  for (const candidates of [confirmed, coins]) {
    if (candidates.reduce((sum, { value }) => sum + value, 0n) < amount) continue
    const inputs = await Promise.all(candidates.map((coin) => toSpendable({ coin, account, networkId, readRaw })))
    const selected = select(() =>
      selectUTXO(
        inputs.map((input) => ({ ...input })),
        [{ address: to, amount }],
        'default',
        {
          changeAddress: account.address,
          feePerByte: BigInt(Math.ceil(feeRate)),
          bip69: true,
          createTx: true,
          network: prefixesOf(networkId),
          allowLegacyWitnessUtxo: true,
        },
      ),
    )
    if (selected?.tx) return { transaction: selected.tx, fee: selected.fee ?? 0n }
  }
  throw new KitError('transaction/insufficientFunds', {
    shortMessage: 'The account has too little to pay for the transaction and its fee.',
  })
}

function select<T>(work: () => T): T {
  try {
    return work()
  } catch (cause) {
    const details = cause instanceof Error ? cause.message.slice(0, 300) : ''
    throw new KitError('transaction/invalid', { shortMessage: 'The transaction cannot be built.', details, cause })
  }
}
