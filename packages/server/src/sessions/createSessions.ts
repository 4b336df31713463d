import { randomUUID } from 'node:crypto'
import type { SessionTerms } from '../contract/sessionEndpoints.js'
import type { UserOperationInput } from '../contract/userOperation.js'
import { ApiRefusal } from '../http/ApiRefusal.js'
import type { Store } from '../store/Store.js'
import type { KeyVault } from './createKeyVault.js'
import type { ProofCheck } from './createProofCheck.js'
import { createSessionTable, type SessionContent, type StoredSession } from './createSessionTable.js'
import { readCalls } from './readCalls.js'
import { allowsCalls, readPermissions } from './readPermissions.js'
import { signOperation } from './signOperation.js'

/** What the sessions work with. */
export type SessionsOptions = {
  readonly store: Pick<Store, 'db'>
  readonly vault: KeyVault
  readonly checkProof: ProofCheck
  readonly now: () => number
}

/** Terms of a session and the proof that they are the owner's. */
export type ProvenTerms = SessionTerms & { readonly signature?: string | undefined }

/** Wallet sessions: each has a key of its own that signs, beside the dapp's, what the wallet permitted. */
export type Sessions = {
  create(
    account: string,
    project: string,
    terms: ProvenTerms,
  ): Promise<{ readonly pci: string; readonly publicKey: string }>
  list(account: string): Promise<readonly StoredSession[]>
  /** @throws ApiRefusal 400, field `pci`, when the account has no such session; it may be its address alone */
  find(account: string, pci: string): Promise<StoredSession>
  activate(account: string, pci: string, terms: ProvenTerms & { readonly context: string }): Promise<void>
  revoke(account: string, pci: string, signature: string | undefined): Promise<void>
  /** The signature of the session's key. @throws ApiRefusal 401 for what the session does not permit */
  sign(account: string, pci: string, operation: UserOperationInput): Promise<string>
}

const MAX_LISTED = 255
const MAX_STORED = 64 * 1024
const NO_CONTEXT = '0x00'

/** Wallet sessions over the store. Accounts come as CAIP-10, in any case. */
export function createSessions({ store, vault, checkProof, now }: SessionsOptions): Sessions {
  const table = createSessionTable(store)

  async function find(account: string, pci: string): Promise<StoredSession> {
    const session = await table.find(pci)
    const normal = account.toLowerCase()
    if (session !== undefined && (session.account === normal || session.account.endsWith(`:${normal}`))) return session
    throw new ApiRefusal(400, 'pci', 'The account has no such session')
  }

  async function findLive(account: string, pci: string): Promise<StoredSession> {
    const session = await find(account, pci)
    if (session.revoked_at !== null) throw revoked()
    return session
  }

  return {
    find,
    list: (account) => table.findByAccount(account.toLowerCase(), MAX_LISTED),
    async create(written, project, terms) {
      const account = written.toLowerCase()
      const content = contentOf(terms, NO_CONTEXT)
      const { expiry, signer, permissions, policies } = terms
      const proof = { action: 'create', account, pci: 'new', expiry, terms: { signer, permissions, policies } } as const
      const checked = await checkProof(proof, terms.signature)
      const { generatePrivateKey, privateKeyToAccount } = await import('viem/accounts')
      const privateKey = generatePrivateKey()
      const { publicKey } = privateKeyToAccount(privateKey)
      const pci = randomUUID()
      const sealed = vault.seal(pci, privateKey)
      const keys = { public_key: publicKey, sealed_key: sealed, created_at: now(), revoked_at: null, spent_at: null }
      await store.db.transaction().execute(async (transaction) => {
        if (!(await checked.spend(transaction))) throw usedBefore()
        await table.add(transaction, { pci, account, project, ...content, ...keys })
      })
      return { pci, publicKey }
    },
    async activate(written, pci, terms) {
      const session = await findLive(written, pci)
      const content = contentOf(terms, terms.context)
      const { expiry, signer, permissions, policies, context } = terms
      const agreed = { signer, permissions, policies, context }
      const proof = { action: 'activate', account: session.account, pci, expiry, terms: agreed } as const
      const checked = await checkProof(proof, terms.signature)
      await store.db.transaction().execute(async (transaction) => {
        // The same once more changes nothing; an older agreement must not come back.
        if (!(await checked.spend(transaction)) && !hasContent(session, content)) throw usedBefore()
        if (!(await table.setContent(transaction, pci, content))) throw revoked()
      })
    },
    async revoke(written, pci, signature) {
      const { account, expiry } = await findLive(written, pci)
      await checkProof({ action: 'revoke', account, pci, expiry }, signature)
      if (!(await table.revoke(pci, now()))) throw revoked()
    },
    async sign(written, pci, operation) {
      const session = await findLive(written, pci)
      if (session.expiry * 1000 <= now()) throw new ApiRefusal(400, 'pci', 'The session has expired')
      const [, chainId, address] = session.account.split(':')
      const calls = operation.sender.toLowerCase() === address ? await readCalls(operation.callData) : undefined
      const permissions = readPermissions(JSON.parse(session.permissions))
      if (calls === undefined || calls.length === 0 || !allowsCalls(permissions, calls)) throw notPermitted()
      const privateKey = vault.open(pci, session.sealed_key)
      if (privateKey === undefined) throw new ApiRefusal(503, 'pci', 'The key of the session cannot be read')
      const amount = calls.reduce((sum, { value }) => sum + value, 0n)
      const spend = { pci, nonce: String(BigInt(operation.nonce)), amount, atMs: now() }
      if (amount > 0n && !(await table.spend(spend, permissions.allowances))) throw notPermitted()
      return signOperation(operation, Number(chainId), privateKey as `0x${string}`)
    },
  }
}

/** What is stored of terms. */
function contentOf({ expiry, signer, permissions, policies }: SessionTerms, context: string): SessionContent {
  const texts = [signer, permissions, policies].map((part) => JSON.stringify(part))
  if (texts.join('').length > MAX_STORED) throw new ApiRefusal(400, '', 'The terms of the session are too long')
  const [signerText = '', permissionsText = '', policiesText = ''] = texts
  return { expiry, signer: signerText, permissions: permissionsText, policies: policiesText, context }
}

function hasContent(session: StoredSession, content: SessionContent): boolean {
  const { expiry, signer, permissions, policies, context } = session
  return JSON.stringify(content) === JSON.stringify({ expiry, signer, permissions, policies, context })
}

function revoked(): ApiRefusal {
  return new ApiRefusal(400, 'pci', 'The session was revoked')
}

function usedBefore(): ApiRefusal {
  return new ApiRefusal(401, 'signature', 'The proof was used before')
}

function notPermitted(): ApiRefusal {
  return new ApiRefusal(401, '', 'The session does not permit this operation')
}
