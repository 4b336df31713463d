import { toBroadcastError, toRpcError } from '@kit/adapter'
import { abortable, markUnsent, type WalletCall } from '@kit/core/adapter'
import { toPolkadotSigner } from '../request/toPolkadotSigner.js'
import { withSignatureKind } from '../request/withSignatureKind.js'
import type { OpenChain } from './openChain.js'
import type { Extrinsic } from './palletsOf.js'
import { type Finished, readFinished } from './readFinished.js'
import { toSubmitError } from './toSubmitError.js'

/** The block range that can include a transaction. */
export type Lifetime = { readonly first: number; readonly last: number | undefined }

/** Result of {@link sendExtrinsic}. */
export type SentExtrinsic = { readonly hash: string; readonly lifetime: Lifetime }

/**
 * Asks the wallet to sign a call and submits it to the node. Returns its hash.
 *
 * @throws KitError of the wallet; `transaction/insufficientFunds`, `transaction/expired`, `transaction/invalid` of the node;
 *   `transaction/maybeSent` when no node responded, or one refused it after a lost response; `connection/aborted`.
 * @example const { hash } = await sendExtrinsic(chain, chain.api.tx.system.remark('0x'), call)
 */
export async function sendExtrinsic(chain: OpenChain, extrinsic: Extrinsic, call: WalletCall): Promise<SentExtrinsic> {
  const signer = toPolkadotSigner(call)
  const sign = async () => {
    const first = await readHead(chain)
    let finished: Finished | undefined
    const signPayload = async (payload: object) => {
      const requested = { ...payload, address: signer.address, withSignedTransaction: true }
      const { signature, signedTransaction } = await signer.signPayload(requested, call.signal)
      finished = signedTransaction && readFinished(chain, { extrinsic, payload: requested, signedTransaction })
      return { id: 1, signature: withSignatureKind(signature, call.account.address) }
    }
    // -1 reads the nonce with one request. By default the library subscribes to the account, which has no time limit.
    const signed = await extrinsic.signAsync(signer.address, { signer: { signPayload }, nonce: -1 })
    const { era } = signed
    const last = era.isMortalEra ? era.asMortalEra.death(first) : undefined
    return { ...(finished ?? { bytes: signed.toHex(), hash: signed.hash.toHex() }), lifetime: { first, last } }
  }
  // The wallet only signs, so nothing is sent before the node has it.
  const { bytes, hash, lifetime } = await markUnsent(() =>
    abortable(sign, call.signal).catch((error: unknown) => {
      throw toRpcError(error, "Couldn't prepare the transaction.")
    }),
  )
  try {
    await chain.send('author_submitExtrinsic', bytes)
    return { hash, lifetime }
  } catch (cause) {
    const error = toSubmitError(cause)
    // An endpoint accepted it, but its response was lost and the next one was asked.
    if (/already imported/i.test(error.details ?? '')) return { hash, lifetime }
    throw toBroadcastError(error, hash)
  }
}

/** Returns the number of the newest block. */
export async function readHead({ send }: OpenChain): Promise<number> {
  const header = (await send('chain_getHeader')) as { readonly number?: unknown } | null
  return Number(header?.number)
}
