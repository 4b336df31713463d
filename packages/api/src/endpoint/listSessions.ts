import type { CaipAddress } from '@kit/core'
import type { ApiClient } from '../client/createApiClient.js'
import type { WithUndefined } from '../client/WithUndefined.js'
import type { ListSessionsQuery, ListSessionsResponse } from '../contract/contract.data.js'
import { fieldsOf, requireList } from '../parse/fieldsOf.js'
import { parseSmartSession, type WalletSession } from '../parse/parseSmartSession.js'
import { wordOf } from '../parse/wordOf.js'
import { proofFields, type SignedSessionProof } from './sessionProof.js'

/** Services keep few sessions of an account: a list without an end is not believed. */
const mostPages = 20

/**
 * `GET /v1/sessions/{account}`: the wallet sessions of an account, revoked ones included.
 *
 * @param asked.proof That the account itself asks, see `sessionProof`; services that are open need none.
 * @throws ApiError `api/unauthorized` where a proof is needed
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
  for (let page = 0; page < mostPages; page += 1) {
    const query: WithUndefined<ListSessionsQuery> = {
      ...signed,
      expires: expires === undefined ? undefined : String(expires),
      cursor,
    }
    const { sessions, next } = await client.request(`v1/sessions/${encodeURIComponent(account)}`, {
      query,
      isRepeatable: true,
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
