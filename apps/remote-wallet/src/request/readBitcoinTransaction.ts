import { NETWORK, TEST_NETWORK, Transaction } from '@scure/btc-signer'

/** Content of a Bitcoin transaction, without chain reads. Amounts in satoshis. */
export type BitcoinTransaction = {
  /** `address` is undefined for a script without an address. */
  readonly outputs: readonly { readonly address: string | undefined; readonly amount: bigint }[]
  /** Undefined if the value of an input is missing. */
  readonly fee: bigint | undefined
}

/**
 * Parses a PSBT to be signed by `account`, whose address determines the network. Throws when it is invalid.
 *
 * @example readBitcoinTransaction(bytes, 'bcrt1q…').outputs[0]?.amount // 1000000n
 */
export function readBitcoinTransaction(psbt: Uint8Array, account: string): BitcoinTransaction {
  const transaction = Transaction.fromPSBT(psbt, { allowUnknownInputs: true, allowUnknownOutputs: true })
  const prefixes = prefixesOf(account)
  const outputs = Array.from({ length: transaction.outputsLength }, (_, index) => ({
    address: transaction.getOutputAddress(index, prefixes),
    amount: transaction.getOutput(index).amount ?? 0n,
  }))
  let spent = 0n
  let isKnown = true
  for (let index = 0; index < transaction.inputsLength; index += 1) {
    const { witnessUtxo, nonWitnessUtxo, index: at = 0 } = transaction.getInput(index)
    const amount = witnessUtxo?.amount ?? nonWitnessUtxo?.outputs[at]?.amount
    if (amount === undefined) isKnown = false
    else spent += amount
  }
  const sum = outputs.reduce((total, { amount }) => total + amount, 0n)
  return { outputs, fee: isKnown ? spent - sum : undefined }
}

function prefixesOf(account: string): typeof NETWORK {
  if (account.startsWith('bcrt1')) return { ...TEST_NETWORK, bech32: 'bcrt' }
  return /^(bc1|1|3)/.test(account) ? NETWORK : TEST_NETWORK
}
