import { createStore } from '@kit/core/plugin'
import { type FixtureOptions, fixtureAddress, fixtureConnections, fixturePictures } from '@kit/fixture'
import type { ViewEntry } from '@kit/modal'
import type { Feature } from '@kit/react-ui/feature'
import type { CaptureState, EmailCapture, SiwxApi } from '@kit/siwx'
import { siwxFeature } from '@kit/siwx/react'

const [connection] = fixtureConnections
const asking: CaptureState = { status: 'email', isRequired: false, recent: [] }
const coded: CaptureState = {
  status: 'code',
  isRequired: false,
  recent: [],
  email: 'alice@example.org',
  retryAtMs: 30_000,
  // Never expires while it is shown.
  expiresAtMs: 4_102_444_800_000,
}
function show(
  state: CaptureState,
  view: 'DataCapture' | 'DataCaptureOtpConfirm' = 'DataCapture',
): FixtureOptions & { readonly features: readonly Feature[] } {
  const never = () => new Promise<never>(() => undefined)
  const emailCapture: EmailCapture = {
    state: createStore(state),
    send: never,
    check: never,
    change: () => undefined,
    skip: () => undefined,
    forget: () => undefined,
    begin: () => true,
    tokenFor: () => undefined,
    confirmSignIn: () => undefined,
    attach: () => undefined,
  }
  const siwx: SiwxApi = {
    state: createStore({ status: 'ready' } as const),
    emailCapture,
    prepare: () => undefined,
    signIn: never,
    cancel: never,
    signOut: never,
    getSessions: async () => [],
  }
  return {
    history: [{ name: view, data: undefined } as ViewEntry],
    features: [siwxFeature],
    plugins: { siwx },
    options: {
      metadata: {
        name: 'Example',
        description: 'An example',
        url: 'https://dapp.example',
        icons: [fixturePictures.white],
      },
    },
    states: {
      active: { status: 'connected', connection, account: connection?.account },
      connections: { connections: fixtureConnections, activeIds: fixtureConnections.slice(0, 1).map(({ id }) => id) },
      account: { address: fixtureAddress },
    },
  }
}

const long = 'somebody.with.an.extraordinarily.long.name@of-a-company-that-likes-long-names.example'

/** States of the email confirmation. */
export const captureStates = {
  'capture-optional': show(asking),
  'capture-required': show({ ...asking, isRequired: true }),
  'capture-recent': show({ ...asking, recent: ['alice@example.org', 'alice@dapp.example', long] }),
  'capture-sending': show({ ...asking, status: 'sending', email: 'alice@example.org' }),
  'capture-no-address': show({ ...asking, email: 'alice@example', error: 'email' }),
  'capture-limited': show({ ...asking, email: 'alice@example.org', error: 'limited' }),
  'capture-failed': show({ ...asking, email: 'alice@example.org', error: 'failed' }),
  'capture-code': show(coded, 'DataCaptureOtpConfirm'),
  'capture-code-long': show({ ...coded, email: long }, 'DataCaptureOtpConfirm'),
  'capture-checking': show({ ...coded, status: 'checking' }, 'DataCaptureOtpConfirm'),
  'capture-wrong': show({ ...coded, error: 'wrong', retryAtMs: 0 }, 'DataCaptureOtpConfirm'),
  'capture-over': show({ ...coded, error: 'expired', retryAtMs: 0 }, 'DataCaptureOtpConfirm'),
  'capture-resending': show({ ...coded, status: 'sending', retryAtMs: 0 }, 'DataCaptureOtpConfirm'),
} as const
