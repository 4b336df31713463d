import type { SignedMessage } from '../contract/namesEndpoints.js'

/** A signer of texts, such as a viem account. */
export type Signer = {
  readonly address: string
  signMessage(input: { readonly message: string }): Promise<string>
}

/** Signs a message about a name the way a client does. The timestamp defaults to the current time. */
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
