import type { AnswerOf } from '../login/createApi.js'
import type { PasskeyWindow } from '../passkey/Passkeys.js'
import type { PermissionBook } from '../permissions/PermissionBook.js'
import type { ExportCommands } from '../screen/exportCommands.data.js'
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
export type Manage = ExportCommands & {
  read(): Promise<Known>
  /** Whether this device has no key, so that the visitor is asked each time. */
  asksEveryTime(): Promise<boolean>
  /** Whether the wallet is unlocked. */
  isOpen(): boolean
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
  /** What the smart account permitted. */
  permissions(): Promise<PermissionBook>
  deleteNow(): Promise<void>
  /** When the wallet will be deleted, in milliseconds since the epoch. */
  deleteLater(): Promise<number>
}
