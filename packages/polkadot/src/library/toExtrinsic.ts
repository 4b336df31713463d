import { cleanText, KitError } from '@kit/core/adapter'
import type { ApiPromise } from '@polkadot/api'
import type { OpenChain } from './openChain.js'
import { type Extrinsic, palletsOf } from './palletsOf.js'
import { parseAssetId } from './readAsset.js'
import { requirePolkadotAddress } from './requirePolkadotAddress.js'

/** A transfer to a recipient: the native currency, or an asset by its ID. */
export type PolkadotTransfer = {
  readonly to: string
  readonly amount: bigint
  readonly token?: string
  /** False lets the chain close the sender's account, or its holding of an asset, if too little remains. Defaults to true. */
  readonly keepAlive?: boolean
}

/**
 * Builds the call of a transfer, for both the preview and the wallet request.
 *
 * @throws KitError `account/invalidAddress`; `transaction/invalid` for an amount out of range; `token/notFound`.
 * @example toExtrinsic(chain, { to, amount: 5n, token: '1984' })
 */
export function toExtrinsic(chain: OpenChain, { to, amount, token, keepAlive = true }: PolkadotTransfer): Extrinsic {
  const { tx } = palletsOf(chain.api)
  const receiver = requirePolkadotAddress(chain, to)
  if (amount < 0n || amount >= 1n << 128n)
    throw new KitError('transaction/invalid', { shortMessage: 'The amount is out of range.', details: `${amount}` })
  if (token !== undefined) {
    const id = parseAssetId(token)
    const { transferKeepAlive, transfer } = tx.assets ?? {}
    const send = keepAlive ? transferKeepAlive : transfer
    if (id !== undefined && send) return send(id, receiver, amount)
    const shortMessage = 'No asset with this ID exists on this network.'
    throw new KitError('token/notFound', { shortMessage, details: cleanText(token) })
  }
  // The call that may close the account had another name until 2023.
  const { transferKeepAlive, transferAllowDeath = tx.balances.transfer } = tx.balances
  return (!keepAlive && transferAllowDeath ? transferAllowDeath : transferKeepAlive)(receiver, amount)
}

/**
 * Decodes a call for signing. Rejects bytes that don't encode exactly one call of the chain.
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
  throw new KitError('transaction/invalid', {
    shortMessage: 'The data is not a valid encoded call of this chain.',
    cause,
  })
}
