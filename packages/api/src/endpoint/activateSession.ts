import type { CaipAddress } from '@kit/core'
import type { Asked } from '../client/Asked.js'
import type { ApiClient } from '../client/createApiClient.js'
import type { ActivateSessionBody } from '../contract/contract.data.js'
import { type SessionTerms, termsBody } from '../parse/parseSession.js'

/**
 * `POST /v1/sessions/{account}/activate`: sets what the wallet agreed to. The answer may be empty.
 *
 * @param asked.context Hex that the wallet gave.
 * @param asked.signature Of the account, over the proof that the service asks for.
 * @throws ApiError
 */
export function activateSession(
  client: ApiClient,
  account: CaipAddress,
  asked: SessionTerms & {
    readonly pci: string
    readonly context: `0x${string}`
    readonly signature?: string | undefined
  },
  signal?: AbortSignal,
): Promise<void> {
  const { pci, context, signature } = asked
  const body: Asked<ActivateSessionBody> = { pci, ...termsBody(asked), context, signature }
  return client.request(`v1/sessions/${encodeURIComponent(account)}/activate`, { body, signal, parse: async () => {} })
}
