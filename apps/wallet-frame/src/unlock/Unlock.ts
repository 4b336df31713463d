import type { Addresses } from '../keys/Addresses.js'
import type { PasskeySecret } from '../passkey/makePasskey.js'

/** Makes wallets, and unlocks them. */
export type Unlock = {
  /**
   * The addresses of who is logged in: a wallet is made for who has none, and unlocked on a device that does not know it. Asks the visitor where that is needed.
   *
   * @throws KitError `connection/rejected` when the visitor declines
   * @throws ApiFailure 401 where nobody is logged in
   */
  requireAddresses(signal: AbortSignal): Promise<Addresses>
  /** Unlocks the wallet of who is logged in: by the key of the device, else by asking. */
  requireUnlocked(signal: AbortSignal): Promise<void>
  /** Opens the copy of a passkey that its person was just asked for, and makes this device one that is not asked again. Leaves it closed where that cannot be done. */
  openByPasskey(credentialId: string, secret: PasskeySecret, signal: AbortSignal): Promise<void>
  /** The addresses that this device knows of who is logged in, without asking anybody. */
  knownAddresses(): Promise<Addresses | undefined>
  /** The visitor is about to be asked something that needs the wallet unlocked: what can be made ready for it is. */
  prepare(): void
  /** Forgets what this device could unlock with. */
  forgetDevice(): Promise<void>
}
