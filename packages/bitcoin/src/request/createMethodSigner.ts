import { readField } from '@kit/adapter'
import { KitError } from '@kit/core/adapter'
import { base64 } from '@scure/base'
import type { BitcoinSignerCall, BitcoinWalletSigner, SignerInputs } from './BitcoinWalletSigner.js'
import { readPsbt } from './readPsbt.js'
import { readSignature } from './readSignature.js'
import { readTransactionId } from './readTransactionId.js'

/** How a wallet with named methods wants its parameters. */
export type MethodDialect = {
  signMessage(call: BitcoinSignerCall & { readonly message: string; readonly protocol: 'bip322' | 'ecdsa' }): object
  signPsbt(
    call: BitcoinSignerCall & { readonly psbt: string; readonly inputs: SignerInputs; readonly broadcast: boolean },
  ): object
  sendTransfer(call: BitcoinSignerCall & { readonly to: string; readonly amount: bigint }): object
}

/**
 * A wallet with the methods `signMessage`, `signPsbt` and `sendTransfer` as a signer. WBIP and the pairing protocol have the same
 * names for them and differ in their parameters.
 *
 * @example createMethodSigner(ask, wbipDialect).sendTransfer({ … })
 */
export function createMethodSigner(
  ask: (method: string, params: object, call: BitcoinSignerCall) => Promise<unknown>,
  dialect: MethodDialect,
): Required<BitcoinWalletSigner> {
  const signBy =
    (broadcast: boolean): Required<BitcoinWalletSigner>['signPsbt'] =>
    async (call) => {
      const params = dialect.signPsbt({ ...call, broadcast, psbt: base64.encode(call.psbt) })
      const answer = await ask('signPsbt', params, call)
      const txid = readField(answer, 'txid')
      const isSent = typeof txid === 'string' && txid !== ''
      return {
        psbt: toPsbt(readField(answer, 'psbt') ?? answer, isSent ? call.psbt : undefined),
        ...(isSent && { txid: readTransactionId(txid) }),
      }
    }
  return {
    async signMessage(call) {
      const params = dialect.signMessage({ ...call, protocol: call.protocol ?? 'bip322' })
      const answer = await ask('signMessage', params, call)
      return readSignature(readField(answer, 'signature') ?? answer)
    },
    signPsbt: signBy(false),
    signToSend: signBy(true),
    async sendTransfer(call) {
      return readTransactionId(await ask('sendTransfer', dialect.sendTransfer(call), call))
    },
  }
}

function toPsbt(value: unknown, otherwise: Uint8Array | undefined): Uint8Array {
  try {
    return readPsbt(value)
  } catch (cause) {
    if (otherwise) return otherwise
    throw new KitError('wallet/invalidResponse', { shortMessage: 'The wallet answered with no signed PSBT.', cause })
  }
}
