import { randomUUID } from 'node:crypto'
import type { SessionTerms } from '../../../../contract/sessionEndpoints.js'
import type { UserOperationInput } from '../../../../contract/userOperation.js'
import { HttpError } from '../../../../platform/http/HttpError.js'
import type { KeyVault } from '../../../../platform/keys/createKeyVault.js'
import type { Store } from '../../../../platform/store/Store.js'
import type { ProofCheck, SubmittedProof } from './createProofCheck.js'
import { createSessionTable, type SessionContent, type StoredSession } from './createSessionTable.js'
import { readCalls } from './readCalls.js'
import { allowsCalls, type Permissions, readPermissions } from './readPermissions.js'
import { readSigner } from './readSigner.js'
import { reserveSpend, type SpendLimits } from './reserveSpend.js'
import { gasOf, hashOperation, signOperation } from './signOperation.js'

/** Options for {@link createSessions}. */
export type SessionsOptions = {
  readonly store: Pick<Store, 'db'>
  readonly vault: KeyVault
  readonly proofs: ProofCheck
  /** Maximum gas cost of one session's operations on a chain. */
  readonly gasLimits: (chain: string) => Omit<SpendLimits, 'allowances'>
  readonly now: () => number
}

/** A page of an account's sessions, and the cursor of the next page. */
export type SessionPage = { readonly sessions: readonly StoredSession[]; readonly next: string | null }

/**
 * Wallet sessions. Each has its own key that signs, besides the dapp's key, what the wallet permitted. Changes require a proof of the
 * account owner, signatures one of the dapp.
 */
export type Sessions = {
  create(
    account: string,
    terms: SessionTerms,
    proof: SubmittedProof,
  ): Promise<{ readonly pci: string; readonly publicKey: string }>
  list(account: string, cursor: string | undefined, proof: SubmittedProof): Promise<SessionPage>
  /** @throws HttpError 400, field `pci`, if the account has no such session; `account` can be the address alone */
  find(account: string, pci: string): Promise<StoredSession>
  activate(
    account: string,
    pci: string,
    terms: SessionTerms & { readonly context: string },
    proof: SubmittedProof,
  ): Promise<void>
  revoke(account: string, pci: string, proof: SubmittedProof): Promise<void>
  /** Returns the signature of the session key. @throws HttpError 401 for an operation that the session does not permit */
  sign(account: string, pci: string, operation: UserOperationInput, proof: SubmittedProof): Promise<string>
}

/** Maximum sessions of one account, ended ones included. */
const maxStored = 255
/** Maximum characters of a session's content. */
const maxContent = 32 * 1024
/** Maximum characters of one page. */
const maxPage = 1024 * 1024
const noContext = '0x00'

/** Creates wallet sessions over the store. Accounts are CAIP-10 IDs, in any case. */
export function createSessions({ store, vault, proofs, gasLimits, now }: SessionsOptions): Sessions {
  const table = createSessionTable(store)

  async function find(account: string, pci: string): Promise<StoredSession> {
    const session = await table.find(pci)
    const normal = account.toLowerCase()
    if (session !== undefined && (session.account === normal || session.account.endsWith(`:${normal}`))) return session
    throw new HttpError(400, 'pci', 'Session not found')
  }

  async function findLive(account: string, pci: string): Promise<StoredSession> {
    const session = await find(account, pci)
    if (session.revoked_at !== null) throw revoked()
    return session
  }

  /** Without a provable dapp key, a session could never be used where proofs are required. */
  function checkSigner(signer: unknown): void {
    if (!proofs.isRequired || readSigner(signer).length > 0) return
    throw new HttpError(400, 'signer', 'The signer must be a secp256k1 key or an account')
  }

  return {
    find,
    async list(address, cursor, proof) {
      const account = address.toLowerCase()
      await proofs.checkAccountProof({ action: 'list', account, pci: 'all' }, proof)
      const after = cursor === undefined ? undefined : await find(account, cursor)
      const found = await table.findByAccount(account, maxStored, after)
      let size = 0
      const cut = found.findIndex((session, index) => {
        size += sizeOf(session)
        return index > 0 && size > maxPage
      })
      const sessions = cut === -1 ? found : found.slice(0, cut)
      return { sessions, next: cut === -1 ? null : (sessions.at(-1)?.pci ?? null) }
    },
    async create(address, terms, proof) {
      const account = address.toLowerCase()
      const content = contentOf(terms, noContext)
      const checked = await proofs.checkAccountProof(
        { action: 'create', account, pci: 'new', terms: agreed(terms) },
        proof,
      )
      checkSigner(terms.signer)
      const { generatePrivateKey, privateKeyToAccount } = await import('viem/accounts')
      const privateKey = generatePrivateKey()
      const { publicKey } = privateKeyToAccount(privateKey)
      const pci = randomUUID()
      const session = {
        pci,
        account,
        project: proof.project,
        ...content,
        public_key: publicKey,
        sealed_key: vault.seal(pci, privateKey),
        created_at: now(),
        revoked_at: null,
        spent_at: null,
        gas_spent: '0',
      }
      await store.db.transaction().execute(async (transaction) => {
        if (!(await checked.spend(transaction))) throw usedBefore()
        if (await table.add(transaction, session, maxStored)) return
        throw new HttpError(400, '', `The account has reached the limit of ${maxStored} sessions. Revoke one first.`)
      })
      return { pci, publicKey }
    },
    async activate(address, pci, terms, proof) {
      const session = await findLive(address, pci)
      const { account } = session
      const { context } = terms
      const content = contentOf(terms, context)
      const subject = { action: 'activate', account, pci, terms: { ...agreed(terms), context } } as const
      const checked = await proofs.checkAccountProof(subject, proof)
      checkSigner(terms.signer)
      await store.db.transaction().execute(async (transaction) => {
        if (!(await checked.spend(transaction))) {
          // A repeated activation changes nothing; an older agreement must not be restored, not even while a newer one is being stored.
          if (hasContent(session, content)) return
          throw usedBefore()
        }
        if (!(await table.setContent(transaction, pci, content))) throw revoked()
      })
    },
    async revoke(address, pci, proof) {
      const { account } = await findLive(address, pci)
      await proofs.checkAccountProof({ action: 'revoke', account, pci }, proof)
      if (!(await table.revoke(pci, now()))) throw revoked()
    },
    async sign(sender, pci, operation, proof) {
      const session = await findLive(sender, pci)
      const { account } = session
      const [, chainId, address] = account.split(':')
      const hash = await hashOperation(operation, Number(chainId))
      await proofs.checkSignerProof(
        { action: 'sign', account, pci, operation: hash },
        proof,
        JSON.parse(session.signer),
      )
      if (session.expiry * 1000 <= now()) throw new HttpError(400, 'pci', 'The session has expired')
      const calls = operation.sender.toLowerCase() === address ? await readCalls(operation.callData) : undefined
      const permissions = readPermissions(JSON.parse(session.permissions))
      if (calls === undefined || calls.length === 0 || !allowsCalls(permissions, calls)) throw notPermitted(permissions)
      const privateKey = vault.open(pci, session.sealed_key)
      if (privateKey === undefined) throw new HttpError(503, 'pci', 'The session key cannot be decrypted')
      const amount = calls.reduce((sum, { value }) => sum + value, 0n)
      const spend = { pci, nonce: String(BigInt(operation.nonce)), amount, gas: gasOf(operation), atMs: now() }
      const limits = { allowances: permissions.allowances, ...gasLimits(`eip155:${chainId}`) }
      const exceeded = await store.db.transaction().execute((transaction) => reserveSpend(transaction, spend, limits))
      if (exceeded === 'gas')
        throw new HttpError(401, '', 'The gas cost of this operation exceeds the spending limit of the session')
      if (exceeded !== undefined) throw notPermitted(permissions)
      return signOperation(hash, privateKey as `0x${string}`)
    },
  }
}

/** The terms that the owner agrees to. */
function agreed({ expiry, signer, permissions, policies }: SessionTerms): object {
  return { expiry, signer, permissions, policies }
}

/** The stored content of the terms. */
function contentOf({ expiry, signer, permissions, policies }: SessionTerms, context: string): SessionContent {
  const [signerText = '', permissionsText = '', policiesText = ''] = [signer, permissions, policies].map((part) =>
    JSON.stringify(part),
  )
  const content = { expiry, signer: signerText, permissions: permissionsText, policies: policiesText, context }
  if (sizeOf(content) > maxContent) throw new HttpError(400, '', 'The session terms are too long')
  return content
}

function sizeOf({ signer, permissions, policies, context }: SessionContent): number {
  return signer.length + permissions.length + policies.length + context.length
}

function hasContent(session: StoredSession, content: SessionContent): boolean {
  const { expiry, signer, permissions, policies, context } = session
  return JSON.stringify(content) === JSON.stringify({ expiry, signer, permissions, policies, context })
}

function revoked(): HttpError {
  return new HttpError(400, 'pci', 'The session was revoked')
}

function usedBefore(): HttpError {
  return new HttpError(401, 'signature', 'The proof was already used')
}

function notPermitted({ unchecked }: Permissions): HttpError {
  const types = unchecked.length === 0 ? '' : `. Unsupported permission types: ${unchecked.join(', ')}`
  return new HttpError(401, '', `The session does not allow this operation${types}`)
}
