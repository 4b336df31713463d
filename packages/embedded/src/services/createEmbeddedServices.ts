import { KitError } from '@kit/core'
import type { PluginContext, Store } from '@kit/core/plugin'
import type {} from '../account/AccountEvents.js'
import { createSmartNetworks } from '../account/createSmartNetworks.js'
import { createEmailChange } from '../change/createEmailChange.js'
import type { EmbeddedOptions } from '../EmbeddedOptions.js'
import type { EmbeddedServices } from '../EmbeddedServices.js'
import { createEmailLogin } from '../email/createEmailLogin.js'
import type {} from '../email/EmailEvents.js'
import { toEmbeddedError } from '../error/toEmbeddedError.js'
import { createFrame } from '../frame/createFrame.js'
import { createFrameInModal } from '../modal/createFrameInModal.js'
import { createPasskeyLogin } from '../passkey/createPasskeyLogin.js'
import { createWalletSessions } from '../session/createWalletSessions.js'
import { createSocialLogin } from '../social/createSocialLogin.js'
import { createLoginAttempts } from '../state/createLoginAttempts.js'
import { createLoginMemory } from '../state/createLoginMemory.js'
import { type EmbeddedState, emailRead, type SignInState } from '../state/EmbeddedState.js'

/** Creates the services that talk to the frame, for one kit. */
export function createEmbeddedServices(
  options: EmbeddedOptions,
  context: PluginContext,
  state: Store<EmbeddedState>,
  makeFrame: typeof createFrame = createFrame,
): EmbeddedServices {
  const { kit, ports } = context
  const { frame, onUnlisted, destroy } = createFrameInModal(options, context, state, makeFrame)
  const memory = createLoginMemory(kit, ports.storage)
  const attempts = createLoginAttempts()
  const setLogin = (signIn: SignInState): void => state.update((now) => ({ ...now, signIn }))

  function cancel(): void {
    attempts.abortAttempt(new KitError('connection/aborted', { shortMessage: 'The sign-in was cancelled.' }))
    setLogin({ status: 'idle' })
  }

  const social = createSocialLogin({ context, frame, state, cancel, ...attempts, ...memory })

  const emailChange = createEmailChange({
    frame,
    state,
    emit: context.emit,
    onChanged(email) {
      state.update(emailRead(email))
      memory.remember('EMAIL', email)
    },
  })

  return {
    prepare: frame.prepare,
    ...createEmailLogin({ context, frame, state, ...attempts, ...memory }),
    ...createWalletSessions({
      ...{ context, frame, state, onUnlisted, onForget: emailChange.cancelEmailChange, ...memory },
      smartNetworks: createSmartNetworks({ frame, state, ...memory }),
    }),
    ...emailChange,
    ...social,
    connectPasskey: createPasskeyLogin({ kit, frame, begin: attempts.begin, setLogin }),
    cancel,
    async open(page) {
      try {
        await frame.request('OPEN', { page }, undefined)
      } catch (error) {
        throw toEmbeddedError(error)
      }
    },
    moveFrameToTop: frame.raise,
    setAppearance: frame.setAppearance,
    destroy() {
      attempts.abortAttempt()
      social.destroy()
      destroy()
    },
  }
}
