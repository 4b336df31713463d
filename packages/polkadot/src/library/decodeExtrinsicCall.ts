import { KitError } from '@kit/core/adapter'
import type { ApiPromise } from '@polkadot/api'
import type { Extrinsic } from './palletsOf.js'

/**
 * An encoded call, ready to be signed. Bytes that do not stand for exactly one call of the chain are refused.
 *
 * @throws KitError `transaction/invalid`.
 * @example decodeExtrinsicCall(api, '0x00000c123456') // system.remark
 */
export function decodeExtrinsicCall(api: ApiPromise, data: string): Extrinsic {
  let cause: unknown
  try {
    const call = api.registry.createType('Call', data)
    if (call.toHex() === data.toLowerCase()) return api.tx(call)
  } catch (error) {
    cause = error
  }
  throw new KitError('transaction/invalid', { shortMessage: 'The data is no call of the chain.', cause })
}
