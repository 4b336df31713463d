import type { AnswerOf } from '../login/createApi.js'
import type { PasskeyWindow } from '../passkey/Passkeys.js'
import type { PermissionBook } from '../permissions/PermissionBook.js'
import type { ExportCommands } from '../screen/exportCommands.data.js'
import type { Recovery } from '../unlock/sealUnderCode.js'

/** The user's data on the server. */
export type Known = AnswerOf<'readUser'>

/** A passkey that is created on press. */
export type PreparedPasskey = {
  /** Creates it during a press, and stores a copy under it. Resolves with `false` if the passkey can't secure a wallet. */
  make(): Promise<boolean>
  /** The window in which it is created, if not in the frame. */
  readonly window: PasskeyWindow | undefined
}

/**
 * Commands to manage the wallet. They reject with `ApiFailure`. Its field is `fresh` if they need a login of the last five minutes, and
 * `locked` if they need the wallet unlocked.
 */
export type Manage = ExportCommands & {
  read(): Promise<Known>
  /** Whether this device has no key, so that the user is asked each time. */
  asksEveryTime(): Promise<boolean>
  /** Whether the wallet is unlocked. */
  isOpen(): boolean
  /** Creates a recovery code, which becomes valid with {@link Manage.saveRecovery}. */
  createRecovery(): Promise<Recovery>
  /** Stores the copy of the code, then removes those of earlier codes. */
  saveRecovery(recovery: Recovery): Promise<void>
  /**
   * Prepares another passkey, which needs a fresh login.
   */
  preparePasskey(): Promise<PreparedPasskey>
  removeKey(keyId: string): Promise<void>
  setAskEveryTime(isOn: boolean): Promise<void>
  /** Removes this device's key and copy, and signs out. */
  forgetDevice(): Promise<void>
  /** Opens the permissions of the smart account. */
  permissions(): Promise<PermissionBook>
  deleteNow(): Promise<void>
  /** Returns when the wallet will be deleted, in milliseconds since the epoch. */
  deleteLater(): Promise<number>
}
