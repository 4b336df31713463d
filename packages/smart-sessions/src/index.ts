export { readGrants, type SessionGrant } from './readGrants.js'
export type {
  CreatedSession,
  GrantedInWallet,
  Revocation,
  SessionStatus,
  SmartSession,
  SmartSessionsState,
} from './SmartSessionsState.js'
export type { SmartSessionsErrorCodes, SmartSessionsOptions } from './smartSessions.js'
export { type SmartSessionsApi, type SmartSessionsPlugin, smartSessions } from './smartSessions.js'
export { unlistedGrants } from './unlistedGrants.js'
