import { createStore } from '@kit/core/plugin'
import { createFakePorts } from '@kit/fakes'
import { describe, expect, it, vi } from 'vitest'
import { type AlertState, createAlerts } from './createAlerts.js'

describe('createAlerts', () => {
  it('shows the text of a code in debug mode', async () => {
    const alerts = createAlerts({
      store: createStore<AlertState>({ open: false }),
      debug: true,
      log: createFakePorts().log,
    })
    alerts.show('PROJECT_ID_NOT_CONFIGURED')
    await vi.waitFor(() =>
      expect(alerts.getState()).toMatchObject({ open: true, message: 'Project ID Not Configured' }),
    )
    alerts.hide()
    expect(alerts.getState()).toEqual({ open: false })
  })

  it('shows nothing without debug mode', async () => {
    const alerts = createAlerts({
      store: createStore<AlertState>({ open: false }),
      debug: false,
      log: createFakePorts().log,
    })
    alerts.show('PROJECT_ID_NOT_CONFIGURED')
    await import('./alertTexts.data.js')
    expect(alerts.getState()).toEqual({ open: false })
  })

  it.each([
    ['Unauthorized: origin not allowed', 'INVALID_APP_CONFIGURATION'],
    ['JWT validation error: JWT Token is not yet valid: iat', 'JWT_TOKEN_NOT_VALID'],
    ['WebSocket closed: Unauthorized: invalid key', 'INVALID_PROJECT_ID'],
  ])('recognizes "%s" as %s, and reports it once', async (message, code) => {
    const alerts = createAlerts({
      store: createStore<AlertState>({ open: false }),
      debug: true,
      log: createFakePorts().log,
    })
    alerts.report(new Error('outer', { cause: new Error(message) }))
    await vi.waitFor(() => expect(alerts.getState()).toMatchObject({ open: true, code }))
    alerts.hide()
    alerts.report(new Error(message))
    await import('./alertTexts.data.js')
    expect(alerts.getState()).toEqual({ open: false })
  })

  it('reports nothing for an error that matches no alert, however odd', async () => {
    const alerts = createAlerts({
      store: createStore<AlertState>({ open: false }),
      debug: true,
      log: createFakePorts().log,
    })
    for (const error of [new Error('user rejected'), undefined, null, 7, 'text', { message: 1 }, Object.create(null)]) {
      alerts.report(error)
    }
    await import('./alertTexts.data.js')
    expect(alerts.getState()).toEqual({ open: false })
  })

  it('logs that the text of an alert failed to load', async () => {
    const offline = new TypeError('Failed to fetch dynamically imported module')
    vi.resetModules()
    vi.doMock('./parseAlertCode.js', () => {
      throw offline
    })
    const fresh = await import('./createAlerts.js')
    const error = vi.fn()
    const store = createStore<AlertState>({ open: false })
    const alerts = fresh.createAlerts({ store, debug: true, log: { ...createFakePorts().log, error } })
    alerts.report(new Error('Unauthorized: origin not allowed'))
    await vi.waitFor(() => expect(error).toHaveBeenCalledOnce())
    expect(alerts.getState()).toEqual({ open: false })
    vi.doUnmock('./parseAlertCode.js')
  })
})
