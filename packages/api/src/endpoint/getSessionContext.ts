import type { CaipAddress } from '@kit/core'
import type { ApiClient } from '../client/createApiClient.js'
import type { WithUndefined } from '../client/WithUndefined.js'
import type { GetSessionContextQuery, GetSessionContextResponse } from '../contract/contract.data.js'
import { fieldsOf } from '../parse/fieldsOf.js'
import { requireHex } from '../parse/wordOf.js'

/**
 * `GET /v1/sessions/{account}/getcontext`: returns the context that the wallet provided when it activated the session.
 *
 * @throws ApiError `api/rejected` for an unknown session
 */
export function getSessionContext(
  client: ApiClient,
  account: CaipAddress,
  pci: string,
  signal?: AbortSignal,
): Promise<`0x${string}`> {
  const query: WithUndefined<GetSessionContextQuery> = { pci }
  return client.request(`v1/sessions/${encodeURIComponent(account)}/getcontext`, {
    query,
    isIdempotent: true,
    signal,
    parse: async (response) => requireHex(fieldsOf<GetSessionContextResponse>(await response.json()).context),
  })
}
