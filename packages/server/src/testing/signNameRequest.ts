import type { SignedMessage } from '../contract/namesEndpoints.js'

/** Whoever can sign a text: an account of viem. */
export type Signer = {
  readonly address: string
  signMessage(input: { readonly message: string }): Promise<string>
}

/** Signs a message about a name as a client does; the timestamp is that of the clock unless the message has one. */
export async function signNameRequest(
  signer: Signer,
  content: object,
  overrides: Partial<SignedMessage> = {},
): Promise<SignedMessage> {
  const message = JSON.stringify({ timestamp: Math.floor(Date.now() / 1000), ...content })
  return {
    message,
    signature: await signer.signMessage({ message }),
    coin_type: 60,
    address: signer.address,
    ...overrides,
  }
}
