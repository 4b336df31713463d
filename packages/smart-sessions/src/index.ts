export { readGrants, type SessionGrant } from './readGrants.js'
export type { SmartSessionsErrorCodes } from './SmartSessionsErrorCodes.js'
export type { SmartSessionsOptions } from './SmartSessionsOptions.js'
export type {
  CreatedSession,
  Revocation,
  SessionStatus,
  SmartSession,
  SmartSessionsState,
  WalletGrantRow,
} from './SmartSessionsState.js'
export { type SmartSessionsApi, type SmartSessionsPlugin, smartSessions } from './smartSessions.js'
export { unlistedGrants } from './unlistedGrants.js'
