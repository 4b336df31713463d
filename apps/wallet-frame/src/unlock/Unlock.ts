import type { Addresses } from '../keys/Addresses.js'
import type { PasskeySecret } from '../passkey/createPasskey.js'

/** Creates and unlocks wallets. */
export type Unlock = {
  /**
   * Returns the user's addresses: creates a wallet if there is none, and unlocks it on a new device. Prompts the user if needed.
   *
   * @throws KitError `connection/rejected` when the user declines
   * @throws ApiFailure 401 when signed out
   */
  requireAddresses(signal: AbortSignal): Promise<Addresses>
  /** Unlocks the user's wallet with the device key, or by a prompt. */
  requireUnlocked(signal: AbortSignal): Promise<void>
  /** Opens the copy of a passkey that was just used, and remembers this device. Leaves the wallet locked if that fails. */
  openByPasskey(credentialId: string, secret: PasskeySecret, signal: AbortSignal): Promise<void>
  /** Returns the addresses that this device knows, without a prompt. */
  knownAddresses(): Promise<Addresses | undefined>
  /** Called before a prompt that needs the wallet unlocked, to prepare it. */
  prepare(): void
  /** Removes the keys that unlock the wallet on this device. */
  forgetDevice(): Promise<void>
}
