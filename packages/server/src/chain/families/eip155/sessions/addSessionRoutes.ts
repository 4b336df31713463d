import {
  activateSession,
  createSession,
  getSessionContext,
  listSessions,
  revokeSession,
  signUserOperation,
} from '../../../../contract/sessionEndpoints.js'
import type { App, AppContext } from '../../../../platform/http/AppContext.js'
import { addEndpoint } from '../../../../platform/http/addEndpoint.js'
import type { Gate } from '../../../../platform/http/createGate.js'
import type { Leadership } from '../../../../platform/jobs/Leadership.js'
import { createKeyVault } from '../../../../platform/keys/createKeyVault.js'
import type { ProjectsConfig } from '../../../../platform/projects/projectConfig.js'
import type { Store } from '../../../../platform/store/Store.js'
import type { Chains } from '../../../chains/Chains.js'
import type { ChainConfig } from '../../../config/chainConfig.js'
import type { SessionConfig } from '../../../config/serviceConfig.js'
import { createSignatureCheck } from '../signature/createSignatureCheck.js'
import { createProofCheck, type SubmittedProof } from './createProofCheck.js'
import { createSessions } from './createSessions.js'
import { createSessionTable } from './createSessionTable.js'
import { sweepSessions } from './sweepSessions.js'

type Dependencies = {
  readonly config: {
    readonly chains: Readonly<Record<string, ChainConfig>>
    readonly projects: ProjectsConfig
    readonly sessions: SessionConfig
    readonly wallet?: { readonly login: string } | undefined
  }
  readonly store: Store
  readonly sessionKey: Buffer
  readonly chains: Chains
  readonly now: () => number
  readonly gate: Gate
  readonly leadership: Leadership
}

/** Adds the endpoints for wallet sessions. */
export function addSessionRoutes(
  app: App,
  { config, store, sessionKey, chains, now, gate, leadership }: Dependencies,
): void {
  const { domain, requireProof } = config.sessions
  // Proofs of the embedded wallet name its login host.
  const configured = [domain, config.wallet && new URL(config.wallet.login).host].filter((name) => name !== undefined)
  const proofs = createProofCheck({
    isSigned: createSignatureCheck(chains),
    isRequired: requireProof ?? config.projects !== 'open',
    now,
  })
  const sessions = createSessions({
    store,
    vault: createKeyVault(sessionKey),
    proofs,
    gasLimits(chain) {
      const { gasPerDay, gasPerSession } = config.chains[chain]?.sessionGas ?? config.sessions
      return { gasPerDay: BigInt(gasPerDay), gasPerSession: BigInt(gasPerSession) }
    },
    now,
  })
  sweepSessions({ table: createSessionTable(store), leadership, now })
  const names = new Map(config.projects === 'open' ? [] : config.projects.map(({ id, name }) => [id, name]))

  // Any project ID is accepted in development only, where the host named by the client is sufficient.
  const domainsOf = (c: AppContext): readonly string[] =>
    domain === undefined && config.projects === 'open' ? [...configured, new URL(c.req.url).host] : configured
  const givenBy = (
    c: AppContext,
    project: string,
    proof: Omit<SubmittedProof, 'domains' | 'project'>,
  ): SubmittedProof => {
    const { signature, nonce, expires } = proof
    return { domains: domainsOf(c), project, signature, nonce, expires }
  }

  addEndpoint(app, gate, createSession, async ({ c, project, params, query, body }) => {
    const { pci, publicKey } = await sessions.create(params.account, body, givenBy(c, project.id, body))
    const text = Buffer.from(publicKey.slice(2)).toString('hex')
    return { pci, key: { type: 'secp256k1' as const, publicKey: query.v === '2' ? publicKey : `0x${text}` } }
  })

  addEndpoint(app, gate, listSessions, async ({ c, project, params, query }) => {
    const page = await sessions.list(params.account, query.cursor, givenBy(c, project.id, query))
    return {
      next: page.next,
      pcis: page.sessions.map(({ project, pci, expiry, created_at, permissions, policies, context, revoked_at }) => ({
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

  addEndpoint(app, gate, activateSession, async ({ c, project, params, body }) => {
    await sessions.activate(params.account, body.pci, body, givenBy(c, project.id, body))
    return { success: true as const }
  })

  addEndpoint(app, gate, revokeSession, async ({ c, project, params, body }) => {
    await sessions.revoke(params.account, body.pci, givenBy(c, project.id, body))
    return { success: true as const }
  })

  addEndpoint(app, gate, signUserOperation, async ({ c, project, params, body }) => ({
    signature: await sessions.sign(params.account, body.pci, body.userOp, givenBy(c, project.id, body)),
  }))
}
