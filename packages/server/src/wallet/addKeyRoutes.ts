import { addKey, createWallet, removeKey, takeCopy } from '../contract/walletKeyEndpoints.js'
import type { App } from '../platform/http/AppContext.js'
import { HttpError } from '../platform/http/HttpError.js'
import { addAuthenticatedEndpoint } from './addWalletEndpoint.js'
import { checkAddresses } from './checkAddresses.js'
import type { Keys } from './createKeys.js'
import { addressesOf } from './createUsers.js'
import { requireFresh, requireProof } from './requireProof.js'
import type { WalletServices } from './WalletServices.js'

/** Adds wallet creation, and the copies of its root. */
export function addKeyRoutes(app: App, services: WalletServices, keys: Keys): void {
  const { audit, store, users } = services

  addAuthenticatedEndpoint(app, services, createWallet, async ({ body, login }) => {
    const { addresses, copies, proofs } = body
    const { user } = login
    await checkAddresses(user, addresses, proofs)
    await store.db.transaction().execute(async (transaction) => {
      const made = await transaction
        .updateTable('wallet_users')
        .set(addresses)
        .where('id', '=', user)
        .where('eoa', 'is', null)
        .executeTakeFirst()
      if (made.numUpdatedRows !== 1n) throw new HttpError(400, 'addresses', 'This user already has a wallet')
      for (const copy of copies) await keys.add(user, copy, addresses, login.device, transaction)
    })
    await audit.record(user, 'wallet/created', '')
    return { user }
  })

  addAuthenticatedEndpoint(app, services, takeCopy, async ({ body, login }) => {
    const addresses = addressesOf(await users.find(login.user))
    const copy = await keys.read(login.user, body.keyId, login.device)
    if (copy === undefined || addresses === undefined) throw new HttpError(404, 'keyId', 'Copy not found')
    return { ...copy, addresses }
  })

  addAuthenticatedEndpoint(app, services, addKey, async ({ body, login }) => {
    const { copy, proof } = body
    if (copy.kind !== 'device') requireFresh(services, login)
    await requireProof(services, login, 'keys', proof)
    const addresses = addressesOf(await users.find(login.user))
    if (addresses === undefined) throw new HttpError(403, 'proof', 'This user has no wallet yet')
    await keys.add(login.user, copy, addresses, login.device)
    await audit.record(login.user, 'key/added', `${copy.kind}: ${copy.label}`)
    return { keyId: copy.keyId }
  })

  addAuthenticatedEndpoint(app, services, removeKey, async ({ body, login }) => {
    requireFresh(services, login)
    await requireProof(services, login, 'keys/remove', body.proof)
    const { kind, label, device } = await keys.remove(login.user, body.keyId, login.device)
    await audit.record(login.user, 'key/removed', `${kind}: ${label}`)
    if (device !== null && device !== login.device) await audit.record(login.user, 'device/removed', '')
    return { success: true as const }
  })
}
