import type { CaipAddress } from '@kit/core'
import type { ApiClient } from '../client/createApiClient.js'
import type { WithUndefined } from '../client/WithUndefined.js'
import type { RevokeSessionBody } from '../contract/contract.data.js'
import { proofFields, type SignedSessionProof } from './sessionProof.js'

/**
 * `POST /v1/sessions/{account}/revoke`: ends a session permanently. The response may be empty.
 *
 * @param asked.proof Proof of the account's consent, see `sessionProof`. Open services require none.
 * @throws ApiError `api/rejected` if the session is unknown or has ended
 */
export function revokeSession(
  client: ApiClient,
  account: CaipAddress,
  { pci, proof }: { readonly pci: string; readonly proof?: SignedSessionProof | undefined },
  signal?: AbortSignal,
): Promise<void> {
  const body: WithUndefined<RevokeSessionBody> = { pci, ...proofFields(proof) }
  return client.request(`v1/sessions/${encodeURIComponent(account)}/revoke`, { body, signal, parse: async () => {} })
}
