import { randomUUID } from 'node:crypto'
import type { SessionTerms } from '../../../../contract/sessionEndpoints.js'
import { HttpError } from '../../../../platform/http/HttpError.js'
import type { SubmittedProof } from './createProofCheck.js'
import { createSessionSigner, type SessionSigner, type SessionSignerOptions } from './createSessionSigner.js'
import { createSessionTable, type StoredSession } from './createSessionTable.js'
import { findLiveSession, findSession, revoked } from './findSession.js'
import { readSigner } from './readSigner.js'
import { agreed, firstPage, hasContent, type SessionPage, sessionContent } from './sessionContent.js'

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
  readonly sign: SessionSigner
}

/** Maximum sessions of one account, ended ones included. */
const maxStored = 255
const noContext = '0x00'

/** Creates wallet sessions over the store. Accounts are CAIP-10 IDs, in any case. */
export function createSessions(options: SessionSignerOptions): Sessions {
  const { store, vault, proofs, now } = options
  const table = createSessionTable(store)

  /** Without a provable dapp key, a session could never be used where proofs are required. */
  function checkSigner(signer: unknown): void {
    if (!proofs.isRequired || readSigner(signer).length > 0) return
    throw new HttpError(400, 'signer', 'The signer must be a secp256k1 key or an account')
  }

  return {
    find: (account, pci) => findSession(table, account, pci),
    async list(address, cursor, proof) {
      const account = address.toLowerCase()
      await proofs.checkAccountProof({ action: 'list', account, pci: 'all' }, proof)
      const after = cursor === undefined ? undefined : await findSession(table, account, cursor)
      const found = await table.findByAccount(account, maxStored, after)
      return firstPage(found)
    },
    async create(address, terms, proof) {
      const account = address.toLowerCase()
      const content = sessionContent(terms, noContext)
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
      const session = await findLiveSession(table, address, pci)
      const { account } = session
      const { context } = terms
      const content = sessionContent(terms, context)
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
      const { account } = await findLiveSession(table, address, pci)
      await proofs.checkAccountProof({ action: 'revoke', account, pci }, proof)
      if (!(await table.revoke(pci, now()))) throw revoked()
    },
    sign: createSessionSigner(options, table),
  }
}

function usedBefore(): HttpError {
  return new HttpError(401, 'signature', 'The proof was already used')
}
