import type { CaipAddress } from '@kit/core'
import type { ApiClient } from '../client/createApiClient.js'
import type { WithUndefined } from '../client/WithUndefined.js'
import type { ListSessionsQuery, ListSessionsResponse } from '../contract/contract.data.js'
import { fieldsOf, requireList } from '../parse/fieldsOf.js'
import { parseSmartSession, type WalletSession } from '../parse/parseSmartSession.js'
import { wordOf } from '../parse/wordOf.js'
import { proofFields, type SignedSessionProof } from './sessionProof.js'

/** Maximum number of pages. Services keep few sessions per account, so an endless list is invalid. */
const maxPages = 20

/**
 * `GET /v1/sessions/{account}`: lists the wallet sessions of an account, including revoked ones.
 *
 * @param asked.proof Proof that the account makes the request, see `sessionProof`. Open services require none.
 * @throws ApiError `api/unauthorized` if a proof is required
 */
export async function listSessions(
  client: ApiClient,
  account: CaipAddress,
  { proof }: { readonly proof?: SignedSessionProof | undefined } = {},
  signal?: AbortSignal,
): Promise<readonly WalletSession[]> {
  const { expires, ...signed } = proofFields(proof)
  const found: WalletSession[] = []
  let cursor: string | undefined
  for (let page = 0; page < maxPages; page += 1) {
    const query: WithUndefined<ListSessionsQuery> = {
      ...signed,
      expires: expires === undefined ? undefined : String(expires),
      cursor,
    }
    const { sessions, next } = await client.request(`v1/sessions/${encodeURIComponent(account)}`, {
      query,
      isIdempotent: true,
      signal,
      parse: async (response) => {
        const { pcis, next } = fieldsOf<ListSessionsResponse>(await response.json())
        return { sessions: requireList(pcis, 1000).flatMap((row) => parseSmartSession(row) ?? []), next: wordOf(next) }
      },
    })
    found.push(...sessions)
    if (next === undefined) break
    cursor = next
  }
  return found
}
