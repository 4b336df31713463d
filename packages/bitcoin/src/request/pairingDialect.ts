import type { MethodDialect } from './createMethodSigner.js'

/** The parameters of the pairing protocol's methods for this namespace. Amounts are decimal text. */
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
