import type { MadePasskey, ShownPasskey } from './makePasskey.js'

/** The browser opened no window. */
export class WindowBlocked extends Error {}

/** The window in which passkeys are asked for, while it is open. */
export type PasskeyWindow = {
  /** Brings it to the front. */
  focus(): void
  /** Closes it: what waits for it rejects. */
  close(): void
}

/** Loads what asks for passkeys while one request is answered, beforehand: a press does not wait for a file. `signal` ends what is asked. */
export type LoadPasskeys = (signal: AbortSignal) => Promise<Passkeys>

/** Asks for passkeys, in presses of the visitor: in the frame, or in windows. */
export type Passkeys = {
  /** Undefined where the frame itself asks. */
  readonly window: PasskeyWindow | undefined
  /** Whether this device has passkeys of its own, which verify the person. */
  areHere(): Promise<boolean>
  /** Makes one by the options of the server. @throws WebAuthnError, WindowBlocked */
  make(options: Readonly<Record<string, unknown>>): Promise<MadePasskey>
  /** Shows one that the options of the server allow. @throws WebAuthnError, WindowBlocked */
  show(options: Readonly<Record<string, unknown>>): Promise<ShownPasskey>
  /** Shows one of these for its secret. It logs nobody in: what it signs goes nowhere. @throws WebAuthnError, WindowBlocked */
  showAny(credentialIds: readonly string[]): Promise<ShownPasskey>
}
