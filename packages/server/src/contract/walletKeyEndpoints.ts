import { z } from 'zod'
import { defineEndpoint } from './defineEndpoint.js'
import type { Endpoint } from './Endpoint.js'
import { success, timeMs } from './fields.js'
import {
  addresses,
  challenge,
  dapp,
  dpopCall,
  identity,
  key,
  loggedInCall,
  passkeyResponse,
  proof,
  sealedCopy,
  session,
} from './walletFields.js'

/** `POST /wallet/v1/passkey/options` */
export const passkeyOptions = defineEndpoint('passkeyOptions', 'POST', '/wallet/v1/passkey/options', {
  ...dpopCall,
  summary:
    'Creates the options of a passkey ceremony (WebAuthn), valid once, for five minutes and for this DPoP key: to create a passkey (recent sign-in), to unlock (signed in), or to sign in',
  /** `proof` is required to create a passkey once a wallet exists. */
  body: z.object({ ...dapp, kind: z.enum(['create', 'login', 'unlock']), proof: proof.optional() }),
  /** `options` in the JSON format of WebAuthn: `PublicKeyCredentialCreationOptionsJSON`, or `…RequestOptionsJSON`. */
  answer: z.strictObject({ challenge, options: z.record(z.string(), z.unknown()) }),
  failures: [400, 401, 403],
})

/** `POST /wallet/v1/passkey/verify` */
export const verifyPasskey = defineEndpoint('verifyPasskey', 'POST', '/wallet/v1/passkey/verify', {
  ...dpopCall,
  summary:
    'Completes the ceremony. A new passkey is stored and can sign in once its copy exists; an existing passkey signs in. The PRF output is never sent to the server',
  body: z.object({ challenge, response: passkeyResponse }),
  answer: z.union([session, z.strictObject({ credentialId: z.string(), label: z.string() })]),
  failures: [400, 401, 410],
})

/** `POST /wallet/v1/session/refresh` */
export const refreshSession = defineEndpoint('refreshSession', 'POST', '/wallet/v1/session/refresh', {
  ...dpopCall,
  summary: 'Exchanges a refresh token for new tokens. Reuse of a refresh token ends all sessions of its family',
  body: z.object({ refreshToken: z.string().min(20).max(200) }),
  answer: session,
  failures: [400, 401],
})

/** `POST /wallet/v1/session/end` */
export const endWalletSession = defineEndpoint('endWalletSession', 'POST', '/wallet/v1/session/end', {
  ...loggedInCall,
  summary: 'Signs out this session, or all sessions',
  body: z.object({ all: z.boolean().optional() }),
  answer: success,
  failures: [401],
})

/** `POST /wallet/v1/create` */
export const createWallet = defineEndpoint('createWallet', 'POST', '/wallet/v1/create', {
  ...loggedInCall,
  summary: 'Stores the first copies of a new wallet, with a proof of each of its addresses. Once per user',
  body: z.object({
    addresses,
    /** Signatures of `createText`. */
    proofs: z.strictObject({ eoa: z.string().max(200), owner: z.string().max(200), solana: z.string().max(200) }),
    copies: z.array(sealedCopy).min(1).max(4),
  }),
  answer: z.strictObject({ user: z.uuid() }),
  failures: [400, 401],
})

/** `POST /wallet/v1/copy` */
export const takeCopy = defineEndpoint('takeCopy', 'POST', '/wallet/v1/copy', {
  ...loggedInCall,
  summary: 'Returns the sealed copy of one unlock key',
  body: z.object({ keyId: z.uuid() }),
  answer: sealedCopy.extend({ addresses: addresses }),
  failures: [401, 404],
})

/** `POST /wallet/v1/keys` */
export const addKey = defineEndpoint('addKey', 'POST', '/wallet/v1/keys', {
  ...loggedInCall,
  summary:
    'Stores another sealed copy. A device copy requires a proof only; a passkey or recovery code also requires a recent sign-in',
  body: z.object({ copy: sealedCopy, proof: proof }),
  answer: z.strictObject({ keyId: z.uuid() }),
  failures: [400, 401, 403],
})

/** `POST /wallet/v1/keys/remove` */
export const removeKey = defineEndpoint('removeKey', 'POST', '/wallet/v1/keys/remove', {
  ...loggedInCall,
  summary:
    'Deletes a copy; for another device also ends its sessions. Requires a recent sign-in; the last unlock method cannot be deleted',
  body: z.object({ keyId: z.uuid(), proof: proof }),
  answer: success,
  failures: [401, 403, 404],
})

/** `POST /wallet/v1/user` */
export const readUser = defineEndpoint('readUser', 'POST', '/wallet/v1/user', {
  ...loggedInCall,
  summary: 'Returns the signed-in user: sign-in methods, addresses and unlock methods',
  body: z.object({}),
  answer: z.strictObject({
    user: z.uuid(),
    email: z.string().optional(),
    userName: z.string().optional(),
    identities: z.array(identity),
    addresses: addresses.optional(),
    keys: z.array(key),
    /** When the wallet will be deleted, if deletion was requested. */
    deletionAt: timeMs('When all data will be deleted').optional(),
  }),
  failures: [401],
})

/** `POST /wallet/v1/user/export` */
export const exportUser = defineEndpoint('exportUser', 'POST', '/wallet/v1/user/export', {
  ...loggedInCall,
  summary:
    'Exports all data about the signed-in user. Requires a recent sign-in and emails a notice; also called before keys are shown',
  body: z.object({}),
  answer: z.record(z.string(), z.unknown()),
  failures: [401, 403],
})

/** `POST /wallet/v1/user/delete` */
export const deleteUser = defineEndpoint('deleteUser', 'POST', '/wallet/v1/user/delete', {
  ...loggedInCall,
  summary:
    'Deletes all data: immediately with a recent sign-in and a proof, otherwise after 30 days unless the user signs in',
  body: z.object({ proof: proof.optional() }),
  answer: z.strictObject({ deletionAt: timeMs('When all data will be deleted') }),
  failures: [401, 403],
})

/** `POST /wallet/v1/audit` */
export const readAudit = defineEndpoint('readAudit', 'POST', '/wallet/v1/audit', {
  ...loggedInCall,
  summary: 'Lists the sign-in and key events of the signed-in user, newest first; 90 days',
  body: z.object({ cursor: z.string().max(100).optional() }),
  answer: z.strictObject({
    events: z.array(
      z.strictObject({ id: z.string(), type: z.string(), label: z.string(), at: timeMs('When it happened') }),
    ),
    next: z.string().optional(),
  }),
  failures: [401],
})

/** Endpoints for sessions, passkeys, copies and the user of the embedded wallet. */
export const walletKeyEndpoints: readonly Endpoint[] = [
  passkeyOptions,
  verifyPasskey,
  refreshSession,
  endWalletSession,
  createWallet,
  takeCopy,
  addKey,
  removeKey,
  readUser,
  exportUser,
  deleteUser,
  readAudit,
]
