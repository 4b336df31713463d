import { z } from 'zod'
import { defineEndpoint } from './defineEndpoint.js'
import type { Endpoint } from './Endpoint.js'
import { success } from './fields.js'
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
  timeMs,
} from './walletFields.js'

/** `POST /wallet/v1/passkey/options` */
export const passkeyOptions = defineEndpoint('passkeyOptions', 'POST', '/wallet/v1/passkey/options', {
  ...dpopCall,
  summary:
    'Options of a passkey ceremony (WebAuthn), good for five minutes, once, and with this DPoP key: to make one (fresh login), to unlock (login), or to log in',
  /** To make one, `proof` as soon as there is a wallet. */
  body: z.object({ ...dapp, kind: z.enum(['create', 'login', 'unlock']), proof: proof.optional() }),
  /** `options` as WebAuthn writes them in JSON: `PublicKeyCredentialCreationOptionsJSON`, or `…RequestOptionsJSON`. */
  answer: z.strictObject({ challenge, options: z.record(z.string(), z.unknown()) }),
  failures: [400, 401, 403],
})

/** `POST /wallet/v1/passkey/verify` */
export const verifyPasskey = defineEndpoint('verifyPasskey', 'POST', '/wallet/v1/passkey/verify', {
  ...dpopCall,
  summary:
    'Ends the ceremony: a passkey that was made is kept, and logs in once its copy is there; one that was shown logs in. The output of PRF never comes here',
  body: z.object({ challenge, response: passkeyResponse }),
  answer: z.union([session, z.strictObject({ credentialId: z.string(), label: z.string() })]),
  failures: [400, 401, 410],
})

/** `POST /wallet/v1/session/refresh` */
export const refreshSession = defineEndpoint('refreshSession', 'POST', '/wallet/v1/session/refresh', {
  ...dpopCall,
  summary: 'New tokens for a refresh token. One that was used before ends all of its family',
  body: z.object({ refreshToken: z.string().min(20).max(200) }),
  answer: session,
  failures: [400, 401],
})

/** `POST /wallet/v1/session/end` */
export const endWalletSession = defineEndpoint('endWalletSession', 'POST', '/wallet/v1/session/end', {
  ...loggedInCall,
  summary: 'Logs out here, or everywhere',
  body: z.object({ all: z.boolean().optional() }),
  answer: success,
  failures: [401],
})

/** `POST /wallet/v1/create` */
export const createWallet = defineEndpoint('createWallet', 'POST', '/wallet/v1/create', {
  ...loggedInCall,
  summary: 'Keeps the first copies of a new wallet, with a proof of each of its addresses. Once for a user',
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
  summary: 'The sealed copy of one unlock key',
  body: z.object({ keyId: z.uuid() }),
  answer: sealedCopy.extend({ addresses: addresses }),
  failures: [401, 404],
})

/** `POST /wallet/v1/keys` */
export const addKey = defineEndpoint('addKey', 'POST', '/wallet/v1/keys', {
  ...loggedInCall,
  summary: 'Keeps another sealed copy. A device’s own needs the proof alone, a passkey or code also a fresh login',
  body: z.object({ copy: sealedCopy, proof: proof }),
  answer: z.strictObject({ keyId: z.uuid() }),
  failures: [400, 401, 403],
})

/** `POST /wallet/v1/keys/remove` */
export const removeKey = defineEndpoint('removeKey', 'POST', '/wallet/v1/keys/remove', {
  ...loggedInCall,
  summary:
    'Deletes a copy; that of another device ends its logins, too. Needs a fresh login; the last way to unlock stays',
  body: z.object({ keyId: z.uuid(), proof: proof }),
  answer: success,
  failures: [401, 403, 404],
})

/** `POST /wallet/v1/user` */
export const readUser = defineEndpoint('readUser', 'POST', '/wallet/v1/user', {
  ...loggedInCall,
  summary: 'Who is logged in: logins, addresses, ways to unlock',
  body: z.object({}),
  answer: z.strictObject({
    user: z.uuid(),
    email: z.string().optional(),
    userName: z.string().optional(),
    identities: z.array(identity),
    addresses: addresses.optional(),
    keys: z.array(key),
    /** When the wallet is deleted, if somebody asked for that. */
    deletionAt: timeMs('When everything is deleted').optional(),
  }),
  failures: [401],
})

/** `POST /wallet/v1/user/export` */
export const exportUser = defineEndpoint('exportUser', 'POST', '/wallet/v1/user/export', {
  ...loggedInCall,
  summary:
    'All that is kept about who is logged in. Needs a fresh login and mails a notice: also asked before keys are shown',
  body: z.object({}),
  answer: z.record(z.string(), z.unknown()),
  failures: [401, 403],
})

/** `POST /wallet/v1/user/delete` */
export const deleteUser = defineEndpoint('deleteUser', 'POST', '/wallet/v1/user/delete', {
  ...loggedInCall,
  summary: 'Deletes everything: at once with a fresh login and a proof, else after 30 days, unless somebody logs in',
  body: z.object({ proof: proof.optional() }),
  answer: z.strictObject({ deletionAt: timeMs('When everything is gone') }),
  failures: [401, 403],
})

/** `POST /wallet/v1/audit` */
export const readAudit = defineEndpoint('readAudit', 'POST', '/wallet/v1/audit', {
  ...loggedInCall,
  summary: 'What happened with the logins and keys of who is logged in, the newest first; 90 days',
  body: z.object({ cursor: z.string().max(100).optional() }),
  answer: z.strictObject({
    events: z.array(
      z.strictObject({ id: z.string(), type: z.string(), label: z.string(), at: timeMs('When it happened') }),
    ),
    next: z.string().optional(),
  }),
  failures: [401],
})

/** Sessions, passkeys, copies and the user of the embedded wallet. */
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
