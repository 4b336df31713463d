import { KitError } from '@kit/core/plugin'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SiwxSession } from '../check/SiwxSession.js'
import type { SiwxMessage } from '../message/toSignInMessage.js'
import {
  runCancelled as cancelled,
  runFailed as failed,
  lookupStarted as looked,
  messageCreated as made,
  updateRunFlags as marked,
  messageRequested,
  sessionNotFound as missed,
  newRun,
  signInContinued as pressed,
  type RunState,
  signInRequested as requested,
  type Step,
  messageSigned as signed,
  runSignedIn as signedIn,
  toState,
  lookupFailed as unchecked,
} from './RunState.js'

const error = new KitError('siwx/unknown', { shortMessage: 'no' })
const aborted = new KitError('connection/aborted', { shortMessage: 'left' })
const session = { message: 'text', signature: '0x' } as SiwxSession
const prepared = { message: {} as SiwxMessage, text: 'text', atMs: 0 }

const steps: { readonly [Status in Step['status']]: Step } = {
  checking: { status: 'checking' },
  needed: { status: 'needed' },
  unchecked: { status: 'unchecked', error },
  preparing: { status: 'preparing' },
  ready: { status: 'ready', prepared },
  signing: { status: 'signing', prepared },
  verifying: { status: 'verifying', prepared, signed: session },
  failed: { status: 'failed', error },
  cancelling: { status: 'cancelling' },
  signedIn: { status: 'signedIn', session },
}
const events: { readonly [name: string]: (state: RunState) => RunState } = {
  looked,
  missed: missed(),
  missedWithFailure: missed(error),
  unchecked: unchecked(error),
  prepared: messageRequested(1, 2),
  preparedLate: messageRequested(3, 2),
  made: made(prepared),
  requested,
  pressed: pressed(1, 2),
  pressedLate: pressed(3, 2),
  signed: signed(session),
  signedIn: signedIn(session),
  failed: failed(error),
  aborted: failed(aborted),
  cancelled,
  dismissed: marked({ isDismissed: true }),
}
const at = (status: Step['status'], more: Partial<RunState> = {}): RunState => ({
  ...newRun,
  ...more,
  step: steps[status],
})

/** Status transitions of each event. Statuses that an event doesn't change are omitted. */
const table: { readonly [name: string]: Partial<Record<Step['status'], Step['status']>> } = {
  looked: {},
  missed: { checking: 'needed', unchecked: 'needed', signedIn: 'needed' },
  missedWithFailure: { checking: 'failed', needed: 'failed', unchecked: 'failed', signedIn: 'failed' },
  unchecked: {
    checking: 'unchecked',
    needed: 'unchecked',
    preparing: 'unchecked',
    ready: 'unchecked',
    failed: 'unchecked',
  },
  prepared: { checking: 'preparing', needed: 'preparing', unchecked: 'preparing', failed: 'preparing' },
  preparedLate: {
    checking: 'preparing',
    needed: 'preparing',
    unchecked: 'preparing',
    ready: 'preparing',
    failed: 'preparing',
  },
  made: { preparing: 'ready' },
  requested: {},
  pressed: {
    checking: 'preparing',
    needed: 'preparing',
    unchecked: 'preparing',
    ready: 'signing',
    failed: 'preparing',
    cancelling: 'preparing',
  },
  pressedLate: {
    checking: 'preparing',
    needed: 'preparing',
    unchecked: 'preparing',
    ready: 'preparing',
    failed: 'preparing',
    cancelling: 'preparing',
  },
  signed: { signing: 'verifying' },
  failed: { preparing: 'failed', signing: 'failed', verifying: 'failed' },
  aborted: { preparing: 'needed', signing: 'needed', verifying: 'needed' },
  dismissed: {},
}

describe('transitions of a sign-in run', () => {
  it.each(Object.keys(table))(
    '%s leads from each status to the one in the table, and leaves other statuses unchanged',
    (name) => {
      for (const status of Object.keys(steps) as Step['status'][]) {
        // The wallet or backend is only asked for a requested sign-in.
        const isRequested =
          ['signing', 'verifying'].includes(status) || (name.startsWith('pressed') && status !== 'signedIn')
        expect([status, events[name]?.(at(status, { isRequested })).step.status]).toEqual([
          status,
          table[name]?.[status] ?? status,
        ])
      }
    },
  )

  it('signInContinued prompts the wallet only for a requested sign-in, and waits for a pending session lookup', () => {
    expect(pressed(1, 2)(at('ready'))).toEqual(at('ready'))
    expect(pressed(1, 2)(at('ready', { isRequested: true, isLookingUp: true })).step.status).toBe('ready')
  })

  it('keeps showing the last error while the next message is prepared and waits', () => {
    const waiting = made(prepared)(messageRequested(1, 2)(at('failed')))
    expect(toState(waiting.step)).toEqual({ status: 'failed', message: 'text', error })
    expect(toState(pressed(1, 2)({ ...waiting, isRequested: true }).step)).toEqual({
      status: 'signing',
      message: 'text',
    })
  })

  it('shows each step as it is and answers every request, for any order of events', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...Object.keys(events)), { maxLength: 30 }), (names) => {
        let state = at('checking')
        for (const name of names) {
          const before = state
          state = events[name]?.(before) ?? before
          const { isRequested, lookups, step } = state
          const shown = toState(step)
          expect(shown.status === 'signedIn').toBe(shown.session !== undefined)
          expect(shown.status === 'failed').toBe(shown.error !== undefined)
          expect(lookups).toBeGreaterThanOrEqual(before.lookups)
          if (['signing', 'verifying'].includes(step.status) && name !== 'cancelled') expect(isRequested).toBe(true)
          if (step.status === 'signedIn') expect(isRequested).toBe(false)
          // A request stays pending until its sign-in ends.
          if (before.isRequested && !isRequested) expect(['signedIn', 'failed', 'aborted']).toContain(name)
        }
      }),
    )
  })
})
