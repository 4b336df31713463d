import type { Verdict } from '@kit/core/adapter'

/**
 * Whether a signature of a text is by an account: sr25519, ed25519, ecdsa or Ethereum keys, with the kind of signature in
 * front or without, over the text in `<Bytes>` as the convention has it or over the bare text as a few wallets sign it. What
 * verifies is loaded by the first call.
 *
 * @param proof.address In any chain's form.
 * @param proof.signature Hex, as `signMessage` answers it.
 * @example await verifyPolkadotMessage({ address, message: 'Hello', signature })
 */
export async function verifyPolkadotMessage(proof: {
  readonly address: string
  readonly message: string
  readonly signature: string
}): Promise<boolean> {
  const { verifyPolkadotSignature: verifySignature } = await import('./verifyPolkadotSignature.js')
  return verifySignature(proof)
}

/** `verifyPolkadotMessage` as a verdict, whatever it is given. */
export const judgePolkadotMessage = async (proof: Parameters<typeof verifyPolkadotMessage>[0]): Promise<Verdict> => {
  try {
    return (await verifyPolkadotMessage(proof)) ? 'valid' : 'invalid'
  } catch {
    return 'invalid'
  }
}
