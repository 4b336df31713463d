import type { CaipAddress } from '@kit/core'
import type { Asked } from '../client/Asked.js'
import type { ApiClient } from '../client/createApiClient.js'
import type { GetSessionContextAnswer, GetSessionContextQuery } from '../contract/contract.data.js'
import { fieldsOf } from '../parse/fieldsOf.js'
import { requireHex } from '../parse/wordOf.js'

/**
 * `GET /v1/sessions/{account}/getcontext`: what the wallet gave when it activated the session.
 *
 * @throws ApiError `api/refused` for a session that is not there
 */
export function getSessionContext(
  client: ApiClient,
  account: CaipAddress,
  pci: string,
  signal?: AbortSignal,
): Promise<`0x${string}`> {
  const query: Asked<GetSessionContextQuery> = { pci }
  return client.request(`v1/sessions/${encodeURIComponent(account)}/getcontext`, {
    query,
    isRepeatable: true,
    signal,
    parse: async (response) => requireHex(fieldsOf<GetSessionContextAnswer>(await response.json()).context),
  })
}
