import {
  activateSession,
  createSession,
  getSessionContext,
  listSessions,
  revokeSession,
  signUserOperation,
} from '../contract/sessionEndpoints.js'
import type { App } from '../http/AppContext.js'
import { addEndpoint } from '../http/addEndpoint.js'
import type { Services } from '../Services.js'
import { createKeyVault } from '../sessions/createKeyVault.js'
import { createProofCheck } from '../sessions/createProofCheck.js'
import { createSessions } from '../sessions/createSessions.js'
import { loadEncryptionKey } from '../sessions/loadEncryptionKey.js'
import { createSignatureCheck } from '../signature/createSignatureCheck.js'

/** Wallet sessions. @throws ConfigError when their keys could not be encrypted */
export function addSessionRoutes(app: App, { config, store, chains, now, gate }: Services): void {
  const sessions = createSessions({
    store,
    vault: createKeyVault(loadEncryptionKey(config)),
    checkProof: createProofCheck({
      isSigned: createSignatureCheck(chains),
      requireProof: config.sessions.requireProof,
      now,
    }),
    now,
  })
  const names = new Map(config.projects === 'open' ? [] : config.projects.map(({ id, name }) => [id, name]))

  addEndpoint(app, gate, createSession, async ({ project, params, query, body }) => {
    const { pci, publicKey } = await sessions.create(params.account, project.id, body)
    const text = Buffer.from(publicKey.slice(2)).toString('hex')
    return { pci, key: { type: 'secp256k1' as const, publicKey: query.v === '2' ? publicKey : `0x${text}` } }
  })

  addEndpoint(app, gate, listSessions, async ({ params }) => {
    const found = await sessions.list(params.account)
    return {
      pcis: found.map(({ project, pci, expiry, created_at, permissions, policies, context, revoked_at }) => ({
        project: { id: project, name: names.get(project) ?? '', url: null, iconUrl: null },
        pci,
        expiry,
        createdAt: Math.floor(created_at / 1000),
        permissions: JSON.parse(permissions),
        policies: JSON.parse(policies),
        context,
        revokedAt: revoked_at === null ? null : Math.floor(revoked_at / 1000),
      })),
    }
  })

  addEndpoint(app, gate, getSessionContext, async ({ params, query }) => {
    const { context } = await sessions.find(params.account, query.pci)
    return { context }
  })

  addEndpoint(app, gate, activateSession, async ({ params, body }) => {
    await sessions.activate(params.account, body.pci, body)
    return { success: true as const }
  })

  addEndpoint(app, gate, revokeSession, async ({ params, body }) => {
    await sessions.revoke(params.account, body.pci, body.signature)
    return { success: true as const }
  })

  addEndpoint(app, gate, signUserOperation, async ({ params, body }) => ({
    signature: await sessions.sign(params.account, body.pci, body.userOp),
  }))
}
