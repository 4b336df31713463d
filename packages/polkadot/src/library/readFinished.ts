import { KitError } from '@kit/core/adapter'
import type { OpenChain } from './openChain.js'
import type { Extrinsic } from './palletsOf.js'

/** A transaction in its final form. */
export type Finished = { readonly bytes: `0x${string}`; readonly hash: string }

/** Fields of a transaction that a wallet must not change. */
const fields = ['method', 'signer', 'nonce', 'era', 'tip', 'assetId'] as const

/**
 * Verifies a transaction that the wallet finished itself. The call, account, nonce, era, tip and every other field must match the payload,
 * which contains the genesis hash. Only the metadata hash mode may differ, since hardware wallets turn it on whatever the page requests.
 *
 * @throws KitError `wallet/invalidResponse` for a transaction that differs or is invalid.
 * @example const { bytes, hash } = readFinished(chain, { extrinsic, payload, signedTransaction })
 */
export function readFinished(
  { api, info }: Pick<OpenChain, 'api' | 'info'>,
  requested: {
    readonly extrinsic: Extrinsic
    readonly payload: { readonly address: string; readonly genesisHash?: unknown }
    readonly signedTransaction: `0x${string}`
  },
): Finished {
  const { extrinsic, payload, signedTransaction } = requested
  const read = () => {
    const finished = api.createType('Extrinsic', signedTransaction)
    const mode = api.createType('u8', finished.mode ?? 0).toNumber()
    // The expected transaction with the wallet's signature, compared byte by byte.
    const expected = api.tx(extrinsic.method as never)
    const { multiSignature } = finished.inner.signature as unknown as {
      readonly multiSignature: { toHex(): `0x${string}` }
    }
    expected.addSignature(payload.address, multiSignature.toHex(), { ...payload, mode } as never)
    const changed = fields.filter((name) => finished[name]?.toString() !== expected[name]?.toString())
    return { finished, changed, isSame: expected.toHex() === signedTransaction && finished.isSigned && mode <= 1 }
  }
  try {
    const { changed, finished, isSame } = read()
    if (isSame && payload.genesisHash === info.genesisHash)
      return { bytes: signedTransaction, hash: finished.hash.toHex() }
    throw refuse(changed.join(', '))
  } catch (error) {
    throw error instanceof KitError ? error : refuse('', error)
  }
}

const refuse = (details: string, cause?: unknown): KitError =>
  new KitError('wallet/invalidResponse', {
    shortMessage: 'The wallet signed a different transaction than the one requested. Nothing was sent.',
    ...(details !== '' && { details: `Changed: ${details}` }),
    cause,
  })
