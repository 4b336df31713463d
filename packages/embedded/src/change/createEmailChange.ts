import { KitError } from '@kit/core'
import type { PluginContext, Store } from '@kit/core/plugin'
import { toEmbeddedError } from '../error/toEmbeddedError.js'
import type { Frame } from '../frame/createFrame.js'
import type { EmailChangeState, EmbeddedState } from '../state/EmbeddedState.js'

export type EmailChangeOptions = {
  readonly frame: Pick<Frame, 'request'>
  readonly state: Store<EmbeddedState>
  readonly emit: PluginContext['emit']
  /** Called after the address changed. */
  onChanged(email: string): void
}

/** The email-change commands of the API. */
export type EmailChange = {
  updateEmail(email: string): Promise<'primary' | 'secondary'>
  verifyEmailChange(otp: string): Promise<'secondary' | 'done' | undefined>
  cancelEmailChange(): void
}

/** Changes the email address. Only the latest change is active. */
export function createEmailChange({ frame, state, emit, onChanged }: EmailChangeOptions): EmailChange {
  let attempt: AbortController | undefined
  // The first change after a page load resumes a pending one. A later one requests a new email.
  let isResumed = true

  function setChange(change: EmailChangeState | undefined): void {
    state.update(({ change: _, ...now }) => ({ ...now, ...(change && { change }) }))
  }

  function cancelEmailChange(): void {
    attempt?.abort(new KitError('connection/aborted', { shortMessage: 'The email change was cancelled.' }))
    attempt = undefined
    setChange(undefined)
  }

  return {
    cancelEmailChange,
    async updateEmail(newEmail) {
      cancelEmailChange()
      attempt = new AbortController()
      const { signal } = attempt
      emit({ type: 'embedded/emailEdited' })
      setChange({ newEmail, step: 'sending', isChecking: false })
      try {
        const { action } = await frame.request('UPDATE_EMAIL', { email: newEmail, resume: isResumed }, signal)
        signal.throwIfAborted()
        isResumed = false
        const step = action === 'VERIFY_PRIMARY_OTP' ? 'primary' : 'secondary'
        setChange({ newEmail, step, isChecking: false })
        return step
      } catch (cause) {
        if (!signal.aborted) setChange(undefined)
        throw toEmbeddedError(cause)
      }
    },
    async verifyEmailChange(otp) {
      const { change } = state.getState()
      if (change === undefined || change.step === 'sending' || change.isChecking || attempt === undefined)
        return undefined
      const { signal } = attempt
      const { newEmail, step } = change
      setChange({ newEmail, step, isChecking: true })
      try {
        if (step === 'primary') {
          await frame.request('UPDATE_EMAIL_PRIMARY_OTP', { otp }, signal)
          signal.throwIfAborted()
          setChange({ newEmail, step: 'secondary', isChecking: false })
          return 'secondary'
        }
        const changed = await frame.request('UPDATE_EMAIL_SECONDARY_OTP', { otp }, signal)
        setChange(undefined)
        onChanged(changed.newEmail)
        return 'done'
      } catch (cause) {
        const error = toEmbeddedError(cause)
        if (!signal.aborted) setChange({ newEmail, step, isChecking: false, error })
        throw error
      }
    },
  }
}
