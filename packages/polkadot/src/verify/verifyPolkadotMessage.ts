import type { Verdict } from '@kit/core/adapter'

/**
 * Verifies that an account signed a text with an sr25519, ed25519, ecdsa or Ethereum key, with or without a leading signature type. The
 * signature may cover the text in `<Bytes>` (the convention) or the bare text (a few wallets). The verification code is loaded by the first
 * call.
 *
 * @param proof.address In any chain's format.
 * @param proof.signature Hex, as returned by `signMessage`.
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

/** Runs `verifyPolkadotMessage` and returns a verdict for any input. */
export const judgePolkadotMessage = async (proof: Parameters<typeof verifyPolkadotMessage>[0]): Promise<Verdict> => {
  try {
    return (await verifyPolkadotMessage(proof)) ? 'valid' : 'invalid'
  } catch {
    return 'invalid'
  }
}
