import { KitError, type TransactionRequest } from '@kit/core'
import { parseAddress } from '@kit/eip155'
import { type Address, encodeFunctionData, erc20Abi, isAddress, maxUint256 } from 'viem'

/**
 * The transaction that sends an amount in base units: of the native currency, or of an ERC-20 token by `transfer(to, amount)`. A
 * receiver in mixed case must pass its checksum (EIP-55): money sent to a typing error is lost.
 *
 * @throws KitError `transaction/invalid` for a receiver, token or amount that is none.
 * @example encodeTransfer({ to, amount: 25_000_000n, token: usdc })
 */
export function encodeTransfer(call: {
  readonly to: string
  readonly amount: bigint
  readonly token?: string
}): TransactionRequest {
  const { amount } = call
  const to = requireChecked(call.to, 'receiver')
  if (amount < 0n || amount > maxUint256) {
    throw new KitError('transaction/invalid', { shortMessage: 'The amount is out of range.' })
  }
  if (call.token === undefined) return { to, value: amount }
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] })
  return { to: requireChecked(call.token, 'token'), data }
}

function requireChecked(text: string, what: string): Address {
  const address = parseAddress(text)
  const isMixed = address !== undefined && /[a-f]/.test(address) && /[A-F]/.test(address)
  if (address && (!isMixed || isAddress(address))) return address.toLowerCase() as Address
  const shortMessage = address
    ? `The ${what}'s address fails its checksum: a character is wrong.`
    : `The ${what} is not an EVM address.`
  throw new KitError('transaction/invalid', { shortMessage })
}
