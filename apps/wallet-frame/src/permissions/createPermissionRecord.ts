import {
  type ApiClient,
  activateSession,
  createSession,
  listSessions,
  revokeSession,
  type SessionProofRequest,
  sessionProof,
} from '@kit/api'
import type { CaipAddress } from '@kit/core'
import type { Hex } from 'viem'
import type { PermissionRecord } from '../rpc/PermissionServices.js'

/** Creates the client of the operator's record. `sign` signs a message with the account itself. */
export function createPermissionRecord(given: {
  readonly client: ApiClient
  readonly account: CaipAddress
  sign(message: string): Promise<Hex>
}): PermissionRecord {
  const { client, account, sign } = given
  async function prove(request: SessionProofRequest) {
    const { message, ...proof } = sessionProof(client, request, { nonce: crypto.randomUUID() })
    return { ...proof, signature: await sign(message) }
  }
  return {
    async add(terms, context) {
      const proof = await prove({ action: 'create', account, terms })
      const { pci } = await createSession(client, account, { ...terms, proof })
      const agreed = { ...terms, context }
      const consent = await prove({ action: 'activate', account, pci, terms: agreed })
      await activateSession(client, account, { ...agreed, pci, proof: consent })
      return pci
    },
    list: async () => listSessions(client, account, { proof: await prove({ action: 'list', account }) }),
    end: async (pci) => revokeSession(client, account, { pci, proof: await prove({ action: 'revoke', account, pci }) }),
  }
}
