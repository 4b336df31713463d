import type { CaipAddress } from '@kit/core'
import type { ApiClient } from '../client/createApiClient.js'
import type { WithUndefined } from '../client/WithUndefined.js'
import type { ActivateSessionBody } from '../contract/contract.data.js'
import { type SessionTerms, termsBody } from '../parse/parseSmartSession.js'
import { proofFields, type SignedSessionProof } from './sessionProof.js'

/**
 * `POST /v1/sessions/{account}/activate`: stores what the wallet approved. The response may be empty.
 *
 * @param asked.context Hex that the wallet returned.
 * @param asked.proof Proof of the account's consent, see `sessionProof`. Open services require none.
 * @throws ApiError
 */
export function activateSession(
  client: ApiClient,
  account: CaipAddress,
  input: SessionTerms & {
    readonly pci: string
    readonly context: `0x${string}`
    readonly proof?: SignedSessionProof | undefined
  },
  signal?: AbortSignal,
): Promise<void> {
  const { pci, context, proof } = input
  const body: WithUndefined<ActivateSessionBody> = { pci, ...termsBody(input), context, ...proofFields(proof) }
  return client.request(`v1/sessions/${encodeURIComponent(account)}/activate`, { body, signal, parse: async () => {} })
}
