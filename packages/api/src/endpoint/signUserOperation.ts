import type { CaipAddress } from '@kit/core'
import type { Asked } from '../client/Asked.js'
import type { ApiClient } from '../client/createApiClient.js'
import type { SignUserOperationAnswer, SignUserOperationBody } from '../contract/contract.data.js'
import { fieldsOf } from '../parse/fieldsOf.js'
import { requireHex } from '../parse/wordOf.js'

/** A user operation of ERC-4337 v0.7, its numbers in hex. */
export type UserOperation = SignUserOperationBody['userOp']

/**
 * `POST /v1/sessions/{account}/sign`: the signature of the session's key for a user operation that the session permits.
 *
 * @throws ApiError `api/unauthorized` for what is not permitted, `api/refused` for a session that ended
 */
export function signUserOperation(
  client: ApiClient,
  account: CaipAddress,
  asked: { readonly pci: string; readonly userOp: UserOperation },
  signal?: AbortSignal,
): Promise<`0x${string}`> {
  const body: Asked<SignUserOperationBody> = asked
  return client.request(`v1/sessions/${encodeURIComponent(account)}/sign`, {
    body,
    signal,
    parse: async (response) => requireHex(fieldsOf<SignUserOperationAnswer>(await response.json()).signature, 10_000),
  })
}
