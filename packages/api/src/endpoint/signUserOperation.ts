import type { CaipAddress } from '@kit/core'
import type { ApiClient } from '../client/createApiClient.js'
import type { WithUndefined } from '../client/WithUndefined.js'
import type { SignUserOperationBody, SignUserOperationResponse } from '../contract/contract.data.js'
import { fieldsOf } from '../parse/fieldsOf.js'
import { requireHex } from '../parse/wordOf.js'
import { proofFields, type SignedSessionProof } from './sessionProof.js'

/** A user operation of ERC-4337 v0.7, with numbers in hex. */
export type UserOperation = SignUserOperationBody['userOp']

/**
 * `POST /v1/sessions/{account}/sign`: signs a user operation that the session permits with the session's key.
 *
 * @param asked.proof Proof that the dapp makes the request: `sessionProof` of `sign`, signed by the key that the session names as its
 *   signer. Open services require none.
 * @throws ApiError `api/unauthorized` for a wrong or missing proof or an operation that isn't permitted, `api/rejected` for a session that
 *   has ended
 */
export function signUserOperation(
  client: ApiClient,
  account: CaipAddress,
  input: {
    readonly pci: string
    readonly userOp: UserOperation
    readonly proof?: SignedSessionProof | undefined
  },
  signal?: AbortSignal,
): Promise<`0x${string}`> {
  const { pci, userOp, proof } = input
  const body: WithUndefined<SignUserOperationBody> = { pci, userOp, ...proofFields(proof) }
  return client.request(`v1/sessions/${encodeURIComponent(account)}/sign`, {
    body,
    signal,
    parse: async (response) => requireHex(fieldsOf<SignUserOperationResponse>(await response.json()).signature, 10_000),
  })
}
