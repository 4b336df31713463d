import type { CaipAddress } from '@kit/core'
import type { ApiClient } from '../client/createApiClient.js'
import type { ListSessionsAnswer } from '../contract/contract.data.js'
import { fieldsOf, requireList } from '../parse/fieldsOf.js'
import { parseSession, type WalletSession } from '../parse/parseSession.js'

/**
 * `GET /v1/sessions/{account}`: the wallet sessions of an account, revoked ones included.
 *
 * @throws ApiError
 */
export function listSessions(
  client: ApiClient,
  account: CaipAddress,
  signal?: AbortSignal,
): Promise<readonly WalletSession[]> {
  return client.request(`v1/sessions/${encodeURIComponent(account)}`, {
    isRepeatable: true,
    signal,
    parse: async (response) => {
      const { pcis } = fieldsOf<ListSessionsAnswer>(await response.json())
      return requireList(pcis, 1000).flatMap((row) => parseSession(row) ?? [])
    },
  })
}
