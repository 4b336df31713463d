import { KitError, namespaceOf, parseUnits } from '@kit/core/plugin'
import { payError } from '../PayErrorCodes.js'
import type { Deposit, DepositEdit, Payment, PayState } from '../PayState.js'
import { newPayment, randomId } from './createPaymentStorage.js'
import type { PayContext } from './PayContext.js'
import { readTokenPrice } from './readTokenPrice.js'

/** Number of decimals of amounts and of prices. */
const [moneyDigits, priceDigits] = [6, 10]

/** Deposits from an exchange to the user's own account. */
export type Deposits = {
  /** Changes the deposit. Loads the price of the token if there is a service. */
  edit(change: DepositEdit): void
  /** Converts the deposit to a payment to the user's own account. Rejects with `pay/invalidAmount`, `connection/notConnected`. */
  toPayment(): Payment
}

export function createDeposit({ context, end, options, store }: PayContext): Deposits {
  const change = (next: Partial<Deposit>) =>
    store.update((now: PayState) => {
      const deposit = { ...now.deposit, ...next }
      return { ...now, deposit: { ...deposit, units: unitsOf(deposit) } }
    })

  return {
    edit({ token, amount }) {
      const before = store.getState().deposit.token
      const isOther = token !== undefined && (token.networkId !== before?.networkId || token.address !== before.address)
      change({
        ...(isOther && { token, price: undefined }),
        ...(amount !== undefined && { amount }),
      })
      if (!isOther) return
      readTokenPrice(options.api, token, end).then(
        (price) => {
          if (price !== undefined && store.getState().deposit.token === token) change({ price })
        },
        // Without a price, the amount is in whole tokens.
        () => undefined,
      )
    },
    toPayment() {
      const { token, units } = store.getState().deposit
      if (token === undefined || units === undefined || units === 0n)
        throw payError('pay/invalidAmount', 'A deposit requires an asset and an amount.')
      const namespace = namespaceOf(token.networkId)
      const { account } = context.kit.namespace(namespace).active.getState()
      if (account === undefined)
        throw new KitError('connection/notConnected', { shortMessage: 'No wallet is connected.' })
      const { networkId } = token
      return newPayment(randomId(context.ports), { networkId, token, amount: units, recipient: account.address })
    },
  }
}

/** Converts the typed amount to base units, from US dollars if the token has a price. Undefined if it is invalid. */
function unitsOf({ amount, price, token }: Deposit): bigint | undefined {
  if (token === undefined) return undefined
  try {
    if (price === undefined) return parseUnits(amount, token.decimals)
    const one = BigInt(Math.round(price * 10 ** priceDigits))
    const money = parseUnits(amount, moneyDigits) * 10n ** BigInt(priceDigits - moneyDigits)
    return one === 0n ? undefined : (money * 10n ** BigInt(token.decimals)) / one
  } catch {
    return undefined
  }
}
