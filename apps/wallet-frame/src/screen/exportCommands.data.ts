import type { ExportedKeys } from '../keys/exportOf.js'

/** What the page of the export has the frame do, wherever it is shown. */
export type ExportCommands = {
  isFresh(): Promise<boolean>
  /** Mails a code to log in again. @throws ApiFailure 403 `email` where the visitor has no e-mail address */
  sendCode(): Promise<void>
  /** Logs in by the code. @throws ApiFailure 400 `otp` for a wrong one, 410 for one that is over */
  enterCode(otp: string): Promise<void>
  /** The words and keys. A mail says so to the visitor. */
  exportKeys(): Promise<ExportedKeys>
}

/** The names of {@link ExportCommands}. */
export const exportCommands = [
  'isFresh',
  'sendCode',
  'enterCode',
  'exportKeys',
] as const satisfies (keyof ExportCommands)[]
