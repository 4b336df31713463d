import { type Address, isAddressEqual, zeroAddress } from 'viem'
import { publicKeyToAddress } from 'viem/accounts'
import { RpcFailure } from '../failure/RpcFailure.js'
import type { RequestedSigner } from './grantRequests.js'

/** The delegation manager accepts any caller for this delegate. */
const anyDelegate = '0x0000000000000000000000000000000000000a11'

/**
 * Returns the account of the requested delegate.
 *
 * @throws RpcFailure -32602 for an invalid key, and for delegates that would let anyone act
 */
export async function delegateOf(signer: RequestedSigner): Promise<Address> {
  const delegate = signer.type === 'account' ? signer.data.address : await addressOf(signer)
  if (isAddressEqual(delegate, anyDelegate) || isAddressEqual(delegate, zeroAddress))
    throw new RpcFailure(-32602, 'A permission needs a delegate')
  return delegate
}

async function addressOf({ type, data }: Exclude<RequestedSigner, { type: 'account' }>): Promise<Address> {
  const { publicKey } = type === 'key' ? data : data.keys[0]
  const { secp256k1 } = await import('@noble/curves/secp256k1.js')
  try {
    return publicKeyToAddress(`0x${secp256k1.Point.fromHex(publicKey.slice(2)).toHex(false)}`)
  } catch {
    throw new RpcFailure(-32602, 'Invalid public key: not a point on the curve')
  }
}
