import type { SignInRequest } from '@kit/core/adapter'
import type { SdkClient, SdkSend } from './SdkClient.js'

/** The namespaces of a proposal that may accompany a sign-in. */
type Proposed = { readonly [namespace: string]: { readonly methods: readonly string[] } }

/**
 * Makes the client send `session_authenticate` and a proposal on one pairing. The client dates the request by its own clock and proposes
 * less than the kit does, so both are corrected before they are sent. Its response promise is never used, since it would reject unhandled.
 */
export async function startSignIn(
  client: SdkClient,
  request: SignInRequest,
  optionalNamespaces: Proposed,
): Promise<{ readonly uri?: string }> {
  const { engine } = client
  const send = engine.sendRequest
  let publicKey: string | undefined
  const amended: SdkSend = (call) => {
    const { authPayload, requester, proposer } = call.params as AmendedParams
    if (call.method === 'wc_sessionAuthenticate' && authPayload !== undefined && authPayload.nonce === request.nonce) {
      publicKey = requester?.publicKey
      authPayload.iat = request.issuedAt
      if (request.requestId !== undefined) authPayload.requestId = request.requestId
    }
    if (call.method === 'wc_sessionPropose' && publicKey !== undefined && proposer?.publicKey === publicKey)
      Object.assign(call.params as object, { optionalNamespaces })
    return send(call)
  }
  engine.sendRequest = amended
  try {
    return await client.authenticate({
      chains: [...request.networkIds],
      domain: request.domain,
      uri: request.uri,
      nonce: request.nonce,
      type: 'caip122',
      resources: [...(request.resources ?? []), formatGrant(optionalNamespaces.eip155?.methods ?? [])],
      ...(request.statement !== undefined && { statement: request.statement }),
      ...(request.expirationTime !== undefined && { exp: request.expirationTime }),
      ...(request.notBefore !== undefined && { nbf: request.notBefore }),
    })
  } finally {
    if (engine.sendRequest === amended) engine.sendRequest = send
  }
}

/**
 * Formats the permissions requested beyond the sign-in as a ReCap (ERC-5573). The client would do this from a list of methods, with a
 * global that only Node has.
 */
function formatGrant(methods: readonly string[]): string {
  const abilities = [...methods].sort().map((method) => [`request/${method}`, [{}]])
  const base64 = btoa(JSON.stringify({ att: { eip155: Object.fromEntries(abilities) } }))
  return `urn:recap:${base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
}

type AmendedParams = {
  readonly authPayload?: { nonce: string; iat?: string; requestId?: string }
  readonly requester?: { readonly publicKey?: string }
  readonly proposer?: { readonly publicKey?: string }
}
