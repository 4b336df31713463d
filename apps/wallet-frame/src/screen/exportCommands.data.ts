import type { ExportedKeys } from '../keys/exportOf.js'

/** Commands of the export page that the frame runs, wherever the page is shown. */
export type ExportCommands = {
  isFresh(): Promise<boolean>
  /** Emails a code to sign in again. @throws ApiFailure 403 `email` if the user has no email address */
  sendCode(): Promise<void>
  /** Signs in with the code. @throws ApiFailure 400 `otp` for a wrong code, 410 for an expired one */
  enterCode(otp: string): Promise<void>
  /** Returns the recovery phrase and keys. The user is notified by email. */
  exportKeys(): Promise<ExportedKeys>
}

/** The names of {@link ExportCommands}. */
export const exportCommands = [
  'isFresh',
  'sendCode',
  'enterCode',
  'exportKeys',
] as const satisfies (keyof ExportCommands)[]
