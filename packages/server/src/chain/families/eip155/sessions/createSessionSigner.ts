import type { UserOperationInput } from '../../../../contract/userOperation.js'
import { HttpError } from '../../../../platform/http/HttpError.js'
import type { KeyVault } from '../../../../platform/keys/createKeyVault.js'
import type { Store } from '../../../../platform/store/Store.js'
import type { ProofCheck, SubmittedProof } from './createProofCheck.js'
import type { SessionTable } from './createSessionTable.js'
import { findLiveSession } from './findSession.js'
import { readCalls } from './readCalls.js'
import { allowsCalls, type Permissions, readPermissions } from './readPermissions.js'
import { reserveSpend, type SpendLimits } from './reserveSpend.js'
import { gasOf, hashOperation, signOperation } from './signOperation.js'

/** Returns the signature of the session key. @throws HttpError 401 for an operation that the session does not permit */
export type SessionSigner = (
  account: string,
  pci: string,
  operation: UserOperationInput,
  proof: SubmittedProof,
) => Promise<string>

/** Dependencies of sessions. */
export type SessionSignerOptions = {
  readonly store: Pick<Store, 'db'>
  readonly vault: KeyVault
  readonly proofs: ProofCheck
  /** Maximum gas cost of one session's operations on a chain. */
  readonly gasLimits: (chain: string) => Omit<SpendLimits, 'allowances'>
  readonly now: () => number
}

/** Signs what a session's terms and limits permit. */
export function createSessionSigner(
  { store, vault, proofs, gasLimits, now }: SessionSignerOptions,
  table: Pick<SessionTable, 'find'>,
): SessionSigner {
  return async (sender, pci, operation, proof) => {
    const session = await findLiveSession(table, sender, pci)
    const { account } = session
    const [, chainId, address] = account.split(':')
    const hash = await hashOperation(operation, Number(chainId))
    await proofs.checkSignerProof({ action: 'sign', account, pci, operation: hash }, proof, JSON.parse(session.signer))
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
  }
}

function notPermitted({ unchecked }: Permissions): HttpError {
  const types = unchecked.length === 0 ? '' : `. Unsupported permission types: ${unchecked.join(', ')}`
  return new HttpError(401, '', `The session does not allow this operation${types}`)
}
