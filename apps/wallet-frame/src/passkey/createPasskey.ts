import { base64urlnopad } from '@scure/base'
import {
  type AuthenticationResponseJSON,
  platformAuthenticatorIsAvailable,
  type RegistrationResponseJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'

/** Secret that a passkey computes only for this wallet: 32 bytes that never leave this side. */
export type PasskeySecret = Uint8Array<ArrayBuffer>

/** A newly created passkey. */
export type CreatedPasskey = {
  /** For the server, without extension results. */
  readonly response: {
    readonly id: string
    readonly rawId: string
    readonly type: 'public-key'
    readonly response: Pick<RegistrationResponseJSON['response'], 'clientDataJSON' | 'attestationObject'>
  }
  /** Undefined if the passkey does not support PRF. */
  readonly secret: PasskeySecret | undefined
}

/** A passkey that was used. */
export type AssertedPasskey = {
  /** For the server, without extension results. */
  readonly response: {
    readonly id: string
    readonly rawId: string
    readonly type: 'public-key'
    readonly response: Pick<
      AuthenticationResponseJSON['response'],
      'clientDataJSON' | 'authenticatorData' | 'signature' | 'userHandle'
    >
  }
  /** Undefined if the passkey does not support PRF. */
  readonly secret: PasskeySecret | undefined
}

/** Whether this device has passkeys of its own, with user verification. */
export const hasPasskeys = (): Promise<boolean> => platformAuthenticatorIsAvailable().catch(() => false)

/** Returns the PRF input, the same on every device. */
async function prfInput(): Promise<{ readonly first: ArrayBuffer }> {
  return { first: await crypto.subtle.digest('SHA-256', new TextEncoder().encode('kit-unlock/1')) }
}

/**
 * Creates a passkey and reads its secret, with a second touch if creating returns none. Call it during a press.
 *
 * @param options As the server returned them (`passkey/options`).
 * @throws WebAuthnError if the user declined or the prompt timed out
 */
export async function createPasskey(options: Readonly<Record<string, unknown>>): Promise<CreatedPasskey> {
  const extensions = { prf: { eval: await prfInput() } }
  const made = await startRegistration({
    optionsJSON: { ...(options as unknown as CreationOptions), extensions } as CreationOptions,
  })
  const { id, rawId, response } = made
  const { prf } = made.clientExtensionResults as PrfResults
  const secret =
    secretOf(prf) ?? (prf?.enabled === true ? (await assertPasskey(secretOptions([id]))).secret : undefined)
  return {
    response: {
      id,
      rawId,
      type: 'public-key',
      response: { clientDataJSON: response.clientDataJSON, attestationObject: response.attestationObject },
    },
    secret,
  }
}

/** Returns options to use one of these passkeys for its secret only; its signature is not sent anywhere. */
export function secretOptions(credentialIds: readonly string[]): Readonly<Record<string, unknown>> {
  return {
    challenge: base64urlnopad.encode(crypto.getRandomValues(new Uint8Array(32))),
    rpId: location.hostname,
    allowCredentials: credentialIds.map((id) => ({ id, type: 'public-key' })),
    userVerification: 'required',
  } satisfies RequestOptions
}

/**
 * Requests a passkey of this host, and its secret in the same touch. Call it during a press.
 *
 * @param options As the server returned them (`passkey/options`), or {@link secretOptions}.
 * @throws WebAuthnError if the user declined, or none is available
 */
export async function assertPasskey(options: Readonly<Record<string, unknown>>): Promise<AssertedPasskey> {
  const extensions = { prf: { eval: await prfInput() } }
  const { id, rawId, response, clientExtensionResults } = await startAuthentication({
    optionsJSON: { ...(options as unknown as RequestOptions), extensions } as RequestOptions,
  })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return {
    response: {
      id,
      rawId,
      type: 'public-key',
      response: { clientDataJSON, authenticatorData, signature, ...(userHandle !== undefined && { userHandle }) },
    },
    secret: secretOf((clientExtensionResults as PrfResults).prf),
  }
}

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON']
type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON']
type PrfResults = {
  readonly prf?: { readonly enabled?: boolean; readonly results?: { readonly first?: BufferSource } }
}

function secretOf(prf: PrfResults['prf']): PasskeySecret | undefined {
  const first = prf?.results?.first
  const bytes = first instanceof ArrayBuffer ? new Uint8Array(first) : undefined
  return bytes?.length === 32 ? bytes : undefined
}
