import type { CaipAddress } from '@kit/core'
import type { ApiClient } from '../client/createApiClient.js'
import type { WithUndefined } from '../client/WithUndefined.js'
import type { SignUserOperationBody, SignUserOperationResponse } from '../contract/contract.data.js'
import { fieldsOf } from '../parse/fieldsOf.js'
import { requireHex } from '../parse/wordOf.js'
import { proofFields, type SignedSessionProof } from './sessionProof.js'

/** A user operation of ERC-4337 v0.7, its numbers in hex. */
export type UserOperation = SignUserOperationBody['userOp']

/**
 * `POST /v1/sessions/{account}/sign`: the signature of the session's key for a user operation that the session permits.
 *
 * @param asked.proof That the dapp asks: `sessionProof` of `sign`, signed by the key that the session names as its signer; services that
 * are open need none.
 * @throws ApiError `api/unauthorized` for a wrong or missing proof and for what is not permitted, `api/refused` for a session that ended
 */
export function signUserOperation(
  client: ApiClient,
  account: CaipAddress,
  asked: {
    readonly pci: string
    readonly userOp: UserOperation
    readonly proof?: SignedSessionProof | undefined
  },
  signal?: AbortSignal,
): Promise<`0x${string}`> {
  const { pci, userOp, proof } = asked
  const body: WithUndefined<SignUserOperationBody> = { pci, userOp, ...proofFields(proof) }
  return client.request(`v1/sessions/${encodeURIComponent(account)}/sign`, {
    body,
    signal,
    parse: async (response) => requireHex(fieldsOf<SignUserOperationResponse>(await response.json()).signature, 10_000),
  })
}
