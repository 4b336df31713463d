import { ApiFailure } from '../src/failure/ApiFailure.js'
import { WindowBlocked } from '../src/passkey/Passkeys.js'
import { UsePasskey } from '../src/passkey/UsePasskey.js'
import { Unreachable } from '../src/screen/Unreachable.js'
import { ChangeEmail } from '../src/session/ChangeEmail.js'
import { LogInByPasskey, type PasskeyAttempt } from '../src/session/LogInByPasskey.js'
import { ShareAddress } from '../src/session/ShareAddress.js'
import { ChooseRecovery } from '../src/unlock/ChooseRecovery.js'
import { EnterCode, type EnterCodeProps } from '../src/unlock/EnterCode.js'
import { RecoveryCode } from '../src/unlock/RecoveryCode.js'
import { ContinueInWindow } from '../src/window/ContinueInWindow.js'
import { NoPendingRequest } from '../src/window/NoPendingRequest.js'
import { reviews } from '../test/reviews.js'
import { type FrameState, type Step, stateOf } from './FrameState.js'

const never = () => new Promise<never>(() => undefined)
const fails = (error: Error) => async () => Promise.reject(error)
const opened = { focus: () => undefined, close: () => undefined }
const press = (name: Extract<Step, { press: unknown }>['press']): Step => ({ press: name })

const choose = (attempt: () => Promise<never | undefined>, passkeyWindow?: typeof opened): FrameState =>
  stateOf(ChooseRecovery, { prepare: async () => attempt, passkeyWindow }, press('keys.usePasskey'))
const logIn = (attempt: PasskeyAttempt, passkeyWindow?: typeof opened): FrameState =>
  stateOf(LogInByPasskey, { prepare: async () => attempt, passkeyWindow }, press('keys.usePasskey'))
const enter = (ways: Omit<EnterCodeProps, 'answer' | 'refuse'>, ...steps: readonly Step[]): FrameState =>
  stateOf(EnterCode, ways, ...steps)

const code = { code: '93PP3-GRS48-BJHD1-WYPKZ-RVZ8V-3Y', file: '{}' }
const no = async () => false
const typed: Step = { type: '93PP3GRS48BJHD1WYPKZRVZ8V3Y' }
const decision = { name: 'approve', props: { review: reviews.message } } as const
const page = { dapp: () => undefined, theme: () => undefined }
const make = { kind: 'make', options: {} } as const

/** Unlocking and its alternatives, passkey sign-in, and windows. */
export const keyStates = {
  'choose-recovery': stateOf(ChooseRecovery, { prepare: async () => never, passkeyWindow: undefined }),
  'choose-recovery-waiting': choose(never, opened),
  'choose-recovery-failed': choose(fails(new Error())),
  'choose-recovery-blocked': choose(fails(new WindowBlocked())),
  'choose-recovery-cannot-keep': choose(async () => undefined),
  'recovery-code': stateOf(RecoveryCode, code),
  'recovery-code-last-four': stateOf(RecoveryCode, code, press('keys.codeSaved')),
  'recovery-code-wrong': stateOf(
    RecoveryCode,
    code,
    press('keys.codeSaved'),
    { type: 'ABCD' },
    press('frame.continue'),
  ),
  'enter-code': enter({ tryCode: no }),
  'enter-code-wrong': enter({ tryCode: no }, typed, press('keys.unlock')),
  'enter-code-unreachable': enter({ tryCode: fails(new ApiFailure(0, 'network', '')) }, typed, press('keys.unlock')),
  'enter-either': enter({ tryCode: no, tryPasskey: no }),
  'enter-either-waiting': enter(
    { tryCode: no, tryPasskey: never, passkeyWindow: opened },
    press('keys.openWithPasskey'),
  ),
  'enter-passkey': enter({ tryPasskey: no }),
  'enter-passkey-wrong': enter({ tryPasskey: no }, press('keys.openWithPasskey')),
  'enter-passkey-blocked': enter({ tryPasskey: fails(new WindowBlocked()) }, press('keys.openWithPasskey')),
  'log-in-by-passkey': stateOf(LogInByPasskey, { prepare: async () => never, passkeyWindow: undefined }),
  'log-in-by-passkey-waiting': logIn(never, opened),
  'log-in-by-passkey-failed': logIn(fails(new Error())),
  'log-in-by-passkey-unknown': logIn(fails(new ApiFailure(400, 'response', ''))),
  'log-in-by-passkey-wallet-away': logIn(async () => ({ isFetched: false })),
  'change-email': stateOf(ChangeEmail, {
    dapp: reviews.message.dapp,
    email: 'somebody.with.an.extraordinarily.long.name@of-a-company-that-likes-long-names.example',
  }),
  'share-address': stateOf(ShareAddress, { dapp: reviews.message.dapp }),
  unreachable: stateOf(Unreachable, {}),
  'window-continue': stateOf(ContinueInWindow, { decision, page }),
  'window-continue-blocked': stateOf(ContinueInWindow, { decision, page }, press('window.continue')),
  'window-nothing': stateOf(NoPendingRequest, {}),
  'window-make-passkey': stateOf(UsePasskey, make),
  'window-show-passkey': stateOf(UsePasskey, { kind: 'show', options: {} }),
  'window-passkey-failed': stateOf(UsePasskey, make, press('keys.usePasskey')),
} as const
