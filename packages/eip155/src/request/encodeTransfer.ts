import type { TransactionRequest } from '@kit/core/adapter'
import { parseAddress } from '../address/Address.js'
import { isMistyped } from '../address/ChecksumAddress.js'
import { invalidTransaction } from '../error/invalidTransaction.js'

/** ERC-20 `transfer(address,uint256)`. */
const transferSelector = '0xa9059cbb'

/**
 * Creates the transaction that sends an amount in base units: of the native currency, or of an ERC-20 token by `transfer(to, amount)`. A
 * mixed-case recipient must pass its checksum (EIP-55), since funds sent to a mistyped address are lost.
 *
 * @throws KitError `transaction/invalid` for an invalid recipient, token or amount.
 * @example encodeTransfer({ to, amount: 25_000_000n, token: usdc })
 */
export function encodeTransfer(call: {
  readonly to: string
  readonly amount: bigint
  readonly token?: string
}): TransactionRequest {
  const { amount } = call
  const requireChecked = (text: string, what: string): string => {
    const address = parseAddress(text)
    if (address && !isMistyped(address)) return address.toLowerCase()
    throw invalidTransaction(
      address
        ? `The ${what}'s address fails its checksum. Check it for typos.`
        : `The ${what} is not a valid EVM address.`,
    )
  }
  const to = requireChecked(call.to, 'recipient')
  // As text, `'100'` would be written as hex, and mean 256. The shift leaves something of a negative or larger amount.
  if (typeof amount !== 'bigint' || amount >> 256n !== 0n) throw invalidTransaction('Invalid amount in base units.')
  if (call.token === undefined) return { to, value: amount }
  const words = [to.slice(2), amount.toString(16)].map((word) => word.padStart(64, '0'))
  return { to: requireChecked(call.token, 'token'), data: `${transferSelector}${words.join('')}` }
}
