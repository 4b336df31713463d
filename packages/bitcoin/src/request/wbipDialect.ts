import type { MethodDialect } from './createMethodSigner.js'

/** The parameters of WBIP (sats-connect). Amounts are numbers of satoshis. */
export const wbipDialect: MethodDialect = {
  signMessage: ({ address, message, protocol }) => ({ address, message, protocol: protocol.toUpperCase() }),
  signPsbt: ({ psbt, inputs, broadcast }) => ({
    psbt,
    signInputs: Object.fromEntries(inputs.map(({ address, indexes }) => [address, [...indexes]])),
    broadcast,
  }),
  sendTransfer: ({ to, amount }) => ({ recipients: [{ address: to, amount: Number(amount) }] }),
}
