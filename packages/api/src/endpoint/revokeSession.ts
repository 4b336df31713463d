import type { CaipAddress } from '@kit/core'
import type { ApiClient } from '../client/createApiClient.js'
import type { WithUndefined } from '../client/WithUndefined.js'
import type { RevokeSessionBody } from '../contract/contract.data.js'
import { proofFields, type SignedSessionProof } from './sessionProof.js'

/**
 * `POST /v1/sessions/{account}/revoke`: ends a session for good. The answer may be empty.
 *
 * @param asked.proof That the account agrees, see `sessionProof`; services that are open need none.
 * @throws ApiError `api/refused` for one that is not there or ended before
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
