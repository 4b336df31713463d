import type { KitError } from '@kit/core'

/** Where a change of the e-mail address stands. */
export type EmailChangeState = {
  readonly newEmail: string
  /** The wallet asks the visitor; then the code to the old address is typed; then the one to the new. */
  readonly step: 'sending' | 'primary' | 'secondary'
  /** The wallet’s server looks at a code. */
  readonly isChecking: boolean
  /** Why the last code was refused. */
  readonly error?: KitError
}
