import { KitError } from '@kit/core/adapter'
import type { OpenChain } from './openChain.js'
import type { Extrinsic } from './palletsOf.js'

/** A transaction as it is sent. */
export type Finished = { readonly bytes: `0x${string}`; readonly hash: string }

/** What of a transaction a wallet must leave as it was asked. */
const fields = ['method', 'signer', 'nonce', 'era', 'tip', 'assetId'] as const

/**
 * The transaction that a wallet finished itself, checked: call, account, nonce, era, tip and every other field are those of the payload, which
 * names the genesis. Only the mode of the metadata hash is the wallet's own; wallets of hardware keys turn it on whatever the page asks.
 *
 * @throws KitError `wallet/invalidResponse` for a transaction that differs, or that is none.
 * @example const { bytes, hash } = readFinished(chain, { extrinsic, payload, signedTransaction })
 */
export function readFinished(
  { api, info }: Pick<OpenChain, 'api' | 'info'>,
  asked: {
    readonly extrinsic: Extrinsic
    readonly payload: { readonly address: string; readonly genesisHash?: unknown }
    readonly signedTransaction: `0x${string}`
  },
): Finished {
  const { extrinsic, payload, signedTransaction } = asked
  const read = () => {
    const finished = api.createType('Extrinsic', signedTransaction)
    const mode = api.createType('u8', finished.mode ?? 0).toNumber()
    // The same transaction with the wallet's signature: what it has to be, byte by byte.
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
    shortMessage: 'The wallet signed another transaction than the one it was asked for. Nothing was sent.',
    ...(details !== '' && { details: `Changed: ${details}` }),
    cause,
  })
