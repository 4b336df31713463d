import { toBroadcastError, toRpcError } from '@kit/adapter'
import { abortable, beforeAsking, KitError, type WalletCall } from '@kit/core/adapter'
import { toPolkadotSigner } from '../request/toPolkadotSigner.js'
import type { OpenChain } from './openChain.js'
import type { Extrinsic } from './palletsOf.js'
import { type Finished, readFinished } from './readFinished.js'
import { toSubmitError } from './toSubmitError.js'

/** The blocks that can hold a transaction. */
export type Lifetime = { readonly first: number; readonly last: number | undefined }

/** What {@link sendExtrinsic} answers. */
export type SentExtrinsic = { readonly hash: string; readonly lifetime: Lifetime }

/**
 * Has a call signed by the wallet and hands it to the node. Returns its hash.
 *
 * @throws KitError of the wallet; `transaction/insufficientFunds`, `transaction/expired`, `transaction/invalid`
 * of the node; `transaction/maybeSent` where no node answered, or one did after an answer was lost; `connection/aborted`.
 * @example const { hash } = await sendExtrinsic(chain, chain.api.tx.system.remark('0x'), call)
 */
export async function sendExtrinsic(chain: OpenChain, extrinsic: Extrinsic, call: WalletCall): Promise<SentExtrinsic> {
  const signer = toPolkadotSigner(call)
  const sign = async () => {
    const first = await readHead(chain)
    let finished: Finished | undefined
    const signPayload = async (payload: object) => {
      const asked = { ...payload, address: signer.address, withSignedTransaction: true }
      const { signature, signedTransaction } = await signer.signPayload(asked, call.signal)
      finished = signedTransaction && readFinished(chain, { extrinsic, payload: asked, signedTransaction })
      return { id: 1, signature: withKind(signature, call.account.address) }
    }
    const signed = await extrinsic.signAsync(signer.address, { signer: { signPayload } })
    const { era } = signed
    const last = era.isMortalEra ? era.asMortalEra.death(first) : undefined
    return { ...(finished ?? { bytes: signed.toHex(), hash: signed.hash.toHex() }), lifetime: { first, last } }
  }
  // The wallet only signs: nothing is sent before the node has it.
  const { bytes, hash, lifetime } = await beforeAsking(() =>
    abortable(sign, call.signal).catch((error: unknown) => {
      throw toRpcError(error, 'The transaction could not be prepared.')
    }),
  )
  try {
    await chain.send('author_submitExtrinsic', bytes)
    return { hash, lifetime }
  } catch (cause) {
    const error = toSubmitError(cause)
    // An endpoint accepted it, its answer was lost, and another was asked.
    if (/already imported/i.test(error.details ?? '')) return { hash, lifetime }
    throw toBroadcastError(error, hash)
  }
}

/** The number of the newest block. */
export async function readHead({ send }: OpenChain): Promise<number> {
  const header = (await send('chain_getHeader')) as { readonly number?: unknown } | null
  return Number(header?.number)
}

/**
 * A transaction says of which kind its signature is, which a few wallets leave out. The last bit tells: sr25519 sets it as its
 * mark, ed25519 never does. Signatures of Ethereum's accounts stand alone.
 *
 * @throws KitError `wallet/invalidResponse` for one that is said to be of sr25519 and has no mark.
 */
function withKind(signature: `0x${string}`, address: string): `0x${string}` {
  if (address.startsWith('0x')) return signature
  const isMarked = Number.parseInt(signature.slice(-2), 16) >= 0x80
  if (signature.length === 130) return `${isMarked ? '0x01' : '0x00'}${signature.slice(2)}`
  if (signature.length !== 132 || !signature.startsWith('0x01') || isMarked) return signature
  throw new KitError('wallet/invalidResponse', { shortMessage: 'The wallet gave no valid answer to signPayload.' })
}
