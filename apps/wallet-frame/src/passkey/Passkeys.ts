import type { AssertedPasskey, CreatedPasskey } from './createPasskey.js'

/** The browser blocked the window. */
export class WindowBlocked extends Error {}

/** The user declined to create a passkey, or the prompt failed. */
export class PasskeyNotCreated extends Error {}

/** The window of a passkey prompt, while it is open. */
export type PasskeyWindow = {
  /** Brings it to the front. */
  focus(): void
  /** Closes it: pending prompts reject. */
  close(): void
}

/** Loads the passkey code for one request in advance: a press must not wait for a file. `signal` aborts the prompts. */
export type LoadPasskeys = (signal: AbortSignal) => Promise<Passkeys>

/** Passkey prompts, shown on press: in the frame, or in windows. */
export type Passkeys = {
  /** Undefined if the frame itself shows the prompt. */
  readonly window: PasskeyWindow | undefined
  /** Whether this device has passkeys of its own, with user verification. */
  isSupported(): Promise<boolean>
  /** Creates one with the server's options. @throws PasskeyNotCreated, WindowBlocked */
  make(options: Readonly<Record<string, unknown>>): Promise<CreatedPasskey>
  /** Uses one that the server's options allow. @throws WebAuthnError, WindowBlocked */
  show(options: Readonly<Record<string, unknown>>): Promise<AssertedPasskey>
  /** Uses one of these for its secret only: its signature is not sent anywhere. @throws WebAuthnError, WindowBlocked */
  showAny(credentialIds: readonly string[]): Promise<AssertedPasskey>
}
