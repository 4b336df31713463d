import type { ProofPurpose } from '@kit/server/contract'
import { ApiFailure } from '../failure/ApiFailure.js'
import { isRefusal } from '../failure/isRefusal.js'
import type { Addresses } from '../keys/Addresses.js'
import { requireSession } from '../login/requireSession.js'
import { createDeviceMemory, deviceKeysOf } from '../unlock/createDeviceMemory.js'
import { prove } from '../unlock/prove.js'
import type { ManageOptions } from './createManage.js'

/** Access of the wallet's pages to its keys, here and on the server. */
export type ManageAccess = ReturnType<typeof createManageAccess>

export function createManageAccess({ api, login, keyValue, unlock, vault, signal }: ManageOptions) {
  const memory = createDeviceMemory(keyValue)

  /** The wallet may have been locked while the page was open. Prompts have to wait until the page is closed. */
  async function requireOpen(): Promise<Addresses> {
    const { user } = await requireSession(login)
    if (vault.addresses() === undefined && deviceKeysOf(await memory.read(user)).length > 0)
      await unlock.requireUnlocked(signal)
    const addresses = vault.addresses()
    if (addresses === undefined) throw new ApiFailure(403, 'locked', 'The wallet is locked.')
    return addresses
  }

  /** Returns the session, and a proof for one call. */
  async function proven(purpose: ProofPurpose) {
    await requireOpen()
    const session = await requireSession(login)
    const options = { accessToken: session.accessToken, signal }
    return { session, proof: await prove(vault, session, purpose), options }
  }

  async function removeKey(keyId: string): Promise<void> {
    const { proof, options } = await proven('keys/remove')
    await api.removeKey({ keyId, proof }, options)
  }

  async function removeOwnKey(): Promise<void> {
    const { user } = await requireSession(login)
    for (const { keyId } of deviceKeysOf(await memory.read(user)))
      await removeKey(keyId).catch((error: unknown) => {
        // Already removed.
        if (!isRefusal(error, 404, 'keyId')) throw error
      })
  }

  return {
    memory,
    read: async () => api.readUser({}, { accessToken: await login.accessToken(), signal }),
    requireOpen,
    proven,
    removeKey,
    removeOwnKey,
  }
}
