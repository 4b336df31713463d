import { KitError, type WalletTarget } from '@kit/core/adapter'
import { getPolkadotSignerFromPjs, type PolkadotSigner, type SignPayload, type SignRaw } from '@polkadot-api/pjs-signer'
import type { PolkadotAdapter } from '../PolkadotAdapter.js'

/**
 * Returns an account of a connected wallet as a `PolkadotSigner` of `polkadot-api`. Defaults to the active account. It signs for that
 * account and network only. `signBytes` signs bytes between `<Bytes>` and `</Bytes>`, like `kit.signMessage`. Errors are the kit's, such
 * as `connection/rejected`.
 *
 * @throws KitError `connection/notConnected`, `connection/reconnecting`, `account/notFound`.
 * @example
 * const signer = await getPapiSigner(kit.adapter('polkadot'))
 * const { ok } = await api.tx.Balances.transfer_keep_alive({ dest, value }).signAndSubmit(signer)
 */
export async function getPapiSigner(
  adapter: Pick<PolkadotAdapter, 'getWalletClient'>,
  target?: WalletTarget,
): Promise<PolkadotSigner> {
  const { address, signer } = await adapter.getWalletClient(target)
  const signPayload = signer.signPayload as unknown as SignPayload
  const signRaw = signer.signRaw as unknown as SignRaw
  const create = (sign: SignPayload) => getPolkadotSignerFromPjs(address, sign, signRaw)
  return {
    ...create(signPayload),
    async signTx(callData, extensions, ...rest) {
      let isFinished = false
      const signing = create(async (payload) => {
        const answer = await signPayload(payload)
        isFinished = answer.signedTransaction !== undefined
        return answer
      })
      const signed = await signing.signTx(callData, extensions, ...rest)
      const build: Build = (signature, changed) =>
        create(async () => ({ signature })).signTx(callData, { ...extensions, ...changed }, ...rest)
      if (isFinished) await requireSame(signed, extensions, build)
      return signed
    },
  }
}

type Extensions = Parameters<PolkadotSigner['signTx']>[1]

/** Builds the requested transaction with a signature, without prompting the wallet. */
type Build = (signature: string, changed: Extensions) => Promise<Uint8Array>

/** With the type of the signature, or of an Ethereum account: 64 or 65 bytes, and one more. */
const signatureLengths = [65, 66]

/**
 * Verifies a transaction that the wallet finished itself. Every byte but the signature must match the request. Only the metadata hash mode
 * may differ, since hardware wallets turn it on whatever the page requests.
 */
async function requireSame(finished: Uint8Array, extensions: Extensions, build: Build): Promise<void> {
  const mode = extensions['CheckMetadataHash']
  const turnedOn: Extensions = mode ? { CheckMetadataHash: { ...mode, value: Uint8Array.of(1) } } : {}
  for (const changed of [{}, turnedOn])
    for (const length of signatureLengths) {
      const placeholder = toHex(Uint8Array.from({ length }, (_, index) => index + 1))
      const expected = toHex(await build(`0x${placeholder}`, changed))
      const [before = '', ...after] = expected.split(placeholder)
      const hex = toHex(finished)
      const isSame = hex.startsWith(before) && hex.endsWith(after.join(placeholder))
      if (isSame && hex.length === expected.length) return
    }
  throw new KitError('wallet/invalidResponse', {
    shortMessage: 'The wallet signed a different transaction than the one requested. Nothing was sent.',
  })
}

const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
