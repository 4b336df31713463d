import { NETWORK, TEST_NETWORK, Transaction } from '@scure/btc-signer'

/** What a Bitcoin transaction says without asking the chain. Amounts in satoshis. */
export type BitcoinTransaction = {
  /** `address` is undefined where the receiver is a script without an address. */
  readonly outputs: readonly { readonly address: string | undefined; readonly amount: bigint }[]
  /** Undefined when it does not say what each coin that it spends is worth. */
  readonly fee: bigint | undefined
}

/**
 * Reads a PSBT that is to be signed by `account`, whose address says of which network the others are. Throws when it cannot be read.
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
