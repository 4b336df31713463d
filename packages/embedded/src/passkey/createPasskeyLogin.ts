import type { Kit } from '@kit/core'
import { toEmbeddedError } from '../error/toEmbeddedError.js'
import type { Frame } from '../frame/createFrame.js'
import type { SignInState } from '../state/EmbeddedState.js'

export type PasskeyLoginOptions = {
  readonly kit: Pick<Kit, 'connect'>
  readonly frame: Pick<Frame, 'request'>
  /** Starts a sign-in and ends the previous one. */
  begin(): AbortSignal
  setLogin(login: SignInState): void
}

/** Creates passkey sign-in: the frame prompts for the passkey and leaves the wallet unlocked. */
export function createPasskeyLogin({ kit, frame, begin, setLogin }: PasskeyLoginOptions): () => Promise<void> {
  return async () => {
    const signal = begin()
    setLogin({ status: 'passkey' })
    try {
      await frame.request('CONNECT_PASSKEY', undefined, signal)
      await kit.connect({ connectorId: 'embedded', signal })
    } catch (cause) {
      throw toEmbeddedError(cause)
    } finally {
      if (!signal.aborted) setLogin({ status: 'idle' })
    }
  }
}
