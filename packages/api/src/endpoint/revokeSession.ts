import type { CaipAddress } from '@kit/core'
import type { Asked } from '../client/Asked.js'
import type { ApiClient } from '../client/createApiClient.js'
import type { RevokeSessionBody } from '../contract/contract.data.js'

/**
 * `POST /v1/sessions/{account}/revoke`: ends a session for good. The answer may be empty.
 *
 * @param asked.signature Of the account, over {@link revocationProof} or what the service asks for.
 * @throws ApiError `api/refused` for one that is not there or ended before
 */
export function revokeSession(
  client: ApiClient,
  account: CaipAddress,
  { pci, signature }: { readonly pci: string; readonly signature?: string | undefined },
  signal?: AbortSignal,
): Promise<void> {
  const body: Asked<RevokeSessionBody> = { pci, signature }
  return client.request(`v1/sessions/${encodeURIComponent(account)}/revoke`, { body, signal, parse: async () => {} })
}

/**
 * The exact text that the owner of an account signs (EIP-191) to end a session of kit-server.
 *
 * @param session The session as {@link listSessions} tells it.
 */
export function revocationProof(
  account: CaipAddress,
  session: { readonly pci: string; readonly expiryMs: number },
): string {
  return [
    'kit-server wallet session',
    'action: revoke',
    `account: ${account.toLowerCase()}`,
    `pci: ${session.pci}`,
    `expiry: ${Math.floor(session.expiryMs / 1000)}`,
  ].join('\n')
}
