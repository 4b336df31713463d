import { readField } from '@kit/adapter'
import { base64 } from '@scure/base'
import type { BitcoinSignerCall, BitcoinWalletSigner, SignerInputs } from './BitcoinWalletSigner.js'
import { readSignature, readSignedPsbt, readTransactionId } from './signerAnswers.js'

/** Parameter format of a wallet with named methods. */
export type MethodDialect = {
  signMessage(call: BitcoinSignerCall & { readonly message: string; readonly protocol: 'bip322' | 'ecdsa' }): object
  signPsbt(
    call: BitcoinSignerCall & { readonly psbt: string; readonly inputs: SignerInputs; readonly broadcast: boolean },
  ): object
  sendTransfer(call: BitcoinSignerCall & { readonly to: string; readonly amount: bigint }): object
}

/**
 * Wraps a wallet with the methods `signMessage`, `signPsbt` and `sendTransfer` as a signer. WBIP and the pairing protocol share these names
 * but differ in their parameters.
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
        psbt: readSignedPsbt(readField(answer, 'psbt') ?? answer, isSent ? call.psbt : undefined),
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

/** Parameters of the pairing protocol for this namespace. Amounts are decimal strings. */
export const pairingDialect: MethodDialect = {
  signMessage: ({ address, message, protocol }) => ({ account: address, address, message, protocol }),
  signPsbt: ({ address, psbt, inputs, broadcast }) => ({
    account: address,
    psbt,
    signInputs: inputs.flatMap((input) => input.indexes.map((index) => ({ address: input.address, index }))),
    broadcast,
  }),
  sendTransfer: ({ address, to, amount }) => ({ account: address, recipientAddress: to, amount: String(amount) }),
}

/** Parameters of WBIP (sats-connect). Amounts are numbers in satoshis. */
export const wbipDialect: MethodDialect = {
  signMessage: ({ address, message, protocol }) => ({ address, message, protocol: protocol.toUpperCase() }),
  signPsbt: ({ psbt, inputs, broadcast }) => ({
    psbt,
    signInputs: Object.fromEntries(inputs.map(({ address, indexes }) => [address, [...indexes]])),
    broadcast,
  }),
  sendTransfer: ({ to, amount }) => ({ recipients: [{ address: to, amount: Number(amount) }] }),
}
