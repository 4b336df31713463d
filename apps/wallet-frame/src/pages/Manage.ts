import type { ExportedKeys } from '../keys/exportOf.js'
import type { AnswerOf } from '../login/createApi.js'
import type { PasskeyWindow } from '../passkey/Passkeys.js'
import type { PermissionBook } from '../permissions/PermissionBook.js'
import type { Recovery } from '../unlock/sealUnderCode.js'

/** What the server keeps about who is logged in. */
export type Known = AnswerOf<'readUser'>

/** Another passkey, once it is pressed for. */
export type PreparedPasskey = {
  /** Makes it, in a press of the visitor, and keeps a copy under it: false where the passkey that was made cannot keep a wallet. */
  make(): Promise<boolean>
  /** Where it is made, if not here. */
  readonly window: PasskeyWindow | undefined
}

/**
 * What the visitor can do with the wallet beside using it. Commands reject with `ApiFailure`; those that need a login of the last five minutes with its field
 * `fresh`, those that need the wallet unlocked with `locked`.
 */
export type Manage = {
  read(): Promise<Known>
  /** Whether this device has no key, so that the visitor is asked each time. */
  asksEveryTime(): Promise<boolean>
  /** Whether the wallet is unlocked. */
  isOpen(): boolean
  isFresh(): Promise<boolean>
  /** Mails a code for a login anew. @throws ApiFailure 403 `email` where the visitor has no e-mail address */
  sendCode(): Promise<void>
  /** Logs in by the code. @throws ApiFailure 400 `otp` for a wrong one, 410 for one that is over */
  enterCode(otp: string): Promise<void>
  /** Makes a recovery code, which is good once {@link Manage.keepRecovery} has it. */
  makeRecovery(): Promise<Recovery>
  /** Keeps the copy of the code, then removes those of the codes before it. */
  keepRecovery(recovery: Recovery): Promise<void>
  /**
   * Prepares another passkey, which needs a fresh login.
   */
  preparePasskey(): Promise<PreparedPasskey>
  removeKey(keyId: string): Promise<void>
  setAskEveryTime(isOn: boolean): Promise<void>
  /** Removes this device's key and copy, and logs out. */
  forgetDevice(): Promise<void>
  /** The words and keys. A mail says so to the visitor. */
  exportKeys(): Promise<ExportedKeys>
  /** What the smart account permitted. */
  permissions(): Promise<PermissionBook>
  deleteNow(): Promise<void>
  /** When the wallet will be deleted, in milliseconds since the epoch. */
  deleteLater(): Promise<number>
}
