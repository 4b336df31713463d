import type { AnalyticsEvent } from '@kit/api'
import { flushPromises, rowOf } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { startHost } from './testing/startHost.js'
import { startPage } from './testing/startPage.js'

type Page = Awaited<ReturnType<typeof startPage>>

/** Opens the modal and waits until the service was asked whether it accepts events. */
async function wake(page: Page, requested: readonly unknown[]) {
  const before = requested.length
  page.kit.open()
  await expect.poll(() => requested.length, { interval: 5 }).toBeGreaterThan(before)
  await idle(page)
}

/** Waits until every response was handled. */
async function idle(page: Page) {
  await expect.poll(page.isBusy, { interval: 5 }).toBe(false)
  await flushPromises()
}

async function later(page: Page, ms = 10_000) {
  page.ports.advance(ms)
  await idle(page)
}

describe('event delivery', () => {
  it('makes no request before the user interacts, then checks once and sends a batch every ten seconds, in order', async () => {
    const { url, requested, names } = await startHost()
    const page = await startPage(url)
    await later(page, 60_000)
    expect(requested).toEqual([])
    await wake(page, requested)
    expect(requested.map(({ path }) => path)).toEqual(['/getAnalyticsConfig?projectId=p'])
    await page.connect('one')
    await later(page, 9_999)
    expect(names()).toEqual([])
    await later(page, 1)
    expect(names()).toEqual([['MODAL_OPEN', 'CONNECT_SUCCESS', 'MODAL_CLOSE']])
    expect(requested.at(-1)?.type).toContain('text/plain')
    await later(page, 60_000)
    page.kit.open()
    await later(page)
    expect(names().slice(1)).toEqual([['MODAL_OPEN']])
    expect(requested.filter(({ path }) => path.startsWith('/get'))).toHaveLength(1)
  })

  it('sends page and time, a unique id per event, and no address unless the app opts in', async () => {
    const { url, requested, batches } = await startHost()
    const page = await startPage(url)
    await page.connect('one', ['0xA11ce'])
    await wake(page, requested)
    await later(page)
    const events = batches().flat()
    expect(events[0]).toEqual({
      eventId: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
      url: 'https://dapp.example/swap',
      domain: 'dapp.example',
      timestamp: 1_700_000_000_000,
      props: {
        type: 'track',
        event: 'CONNECT_SUCCESS',
        properties: { method: 'injected', name: 'one', namespace: 'eip155' },
      },
    })
    expect(new Set(events.map(({ eventId }) => eventId)).size).toBe(events.length)
    expect(JSON.stringify(events)).not.toMatch(/0xA11ce|secret/i)
  })

  it('sends the views that the user opened, and the wallet that was selected', async () => {
    const reported: AnalyticsEvent[] = []
    const page = await startPage(undefined, { onEvent: (event) => reported.push(event) })
    const { modal } = page.kit
    page.kit.open()
    modal.push('WhatIsAWallet')
    modal.push('WhatIsAWallet')
    modal.back()
    page.kit.chooseWallet(rowOf({ name: 'One', connectorIds: ['one'] }))
    page.kit.chooseWallet(rowOf({ name: 'Two', connectorIds: ['two'] }))
    page.kit.close()
    expect(reported.map(({ props }) => [props.event, props.properties])).toEqual([
      ['MODAL_OPEN', { connected: false, view: 'Connect' }],
      ['MODAL_VIEW', { view: 'WhatIsAWallet', from: 'Connect' }],
      ['MODAL_VIEW', { view: 'Connect', from: 'WhatIsAWallet' }],
      ['MODAL_VIEW', { view: 'ConnectingExternal', from: 'Connect' }],
      ['SELECT_WALLET', { name: 'One', view: 'ConnectingExternal' }],
      ['SELECT_WALLET', { name: 'Two', view: 'ConnectingExternal' }],
      ['MODAL_CLOSE', { connected: false }],
    ])
  })

  it('sends a full batch immediately, and splits what is larger than one', async () => {
    const { url, requested, batches } = await startHost()
    const page = await startPage(url)
    await wake(page, requested)
    for (let turn = 0; turn < 120; turn++) {
      page.kit.close()
      page.kit.open()
    }
    await expect.poll(() => batches().length).toBe(1)
    await idle(page)
    await later(page)
    const sent = batches()
    expect(sent.flat()).toHaveLength(241)
    for (const batch of sent) expect(JSON.stringify(batch).length).toBeLessThanOrEqual(45_000)
    expect(new Set(sent.flat().map(({ eventId }) => eventId)).size).toBe(241)
  })

  it('passes the queue to the browser when the page is hidden, each event once', async () => {
    const { url, requested, names } = await startHost()
    const page = await startPage(url)
    await wake(page, requested)
    page.kit.close()
    page.setVisible(false)
    await expect.poll(names).toEqual([['MODAL_OPEN', 'MODAL_CLOSE']])
    page.setVisible(true)
    await later(page, 60_000)
    expect(page.beacons).toHaveLength(1)
    expect(names()).toHaveLength(1)
  })

  it('keeps the order when the host fails, backs off, and drops the oldest events beyond 500', async () => {
    const { url, host, requested, batches } = await startHost()
    const page = await startPage(url)
    await wake(page, requested)
    host.status = 503
    await later(page)
    expect(batches()).toHaveLength(1)
    await later(page, 19_999)
    expect(batches()).toHaveLength(1)
    await later(page, 1)
    expect(batches()).toHaveLength(2)
    for (let turn = 0; turn < 300; turn++) {
      page.kit.close()
      page.kit.open()
    }
    await later(page, 39_999)
    expect(batches()).toHaveLength(2)
    host.status = 202
    await later(page, 1)
    await later(page)
    await later(page)
    const taken = batches().slice(2).flat()
    expect(taken).toHaveLength(500)
    expect(taken.at(-1)?.props.event).toBe('MODAL_OPEN')
    const times = taken.map(({ timestamp }) => timestamp)
    expect(times).toEqual([...times].sort((a, b) => a - b))
    expect(page.alerts()).toEqual([])
  })

  it('waits as long as the host requests, and drops events that it rejects', async () => {
    const { url, host, requested, names } = await startHost()
    const page = await startPage(url)
    await wake(page, requested)
    Object.assign(host, { status: 429, retryAfter: '300' })
    await later(page)
    await later(page, 299_999)
    expect(names()).toEqual([['MODAL_OPEN']])
    Object.assign(host, { status: 422, retryAfter: undefined })
    await later(page, 1)
    expect(names()).toHaveLength(2)
    host.status = 202
    page.kit.close()
    await later(page, 39_999)
    expect(names()).toHaveLength(2)
    await later(page, 1)
    expect(names()[2]).toEqual(['MODAL_CLOSE'])
  })

  it('sends events one by one to a host without POST /batch, in order and once', async () => {
    const { url, host, requested } = await startHost()
    host.hasBatch = false
    const page = await startPage(url)
    await wake(page, requested)
    await page.connect('one')
    await later(page)
    page.kit.open()
    await later(page)
    const singles = () =>
      requested
        .filter(({ path }) => path.startsWith('/e?'))
        .map(({ events }) => (events as never as AnalyticsEvent).props.event)
    expect(singles()).toEqual(['MODAL_OPEN', 'CONNECT_SUCCESS', 'MODAL_CLOSE', 'MODAL_OPEN'])
    expect(requested.filter(({ path }) => path.startsWith('/batch'))).toHaveLength(1)
    page.kit.close()
    page.setVisible(false)
    await expect.poll(singles, { interval: 5 }).toHaveLength(5)
    expect(page.alerts()).toEqual([])
  })

  it('alerts once when the host refuses the page, and makes no further request', async () => {
    const { url, host, requested } = await startHost()
    const page = await startPage(url)
    host.status = 403
    await wake(page, requested)
    expect(page.alerts()).toEqual(['INVALID_APP_CONFIGURATION'])
    page.kit.plugins.analytics.setEnabled(false)
    page.kit.plugins.analytics.setEnabled(true)
    page.kit.close()
    page.kit.open()
    await idle(page)
    await later(page, 3_600_000)
    page.setVisible(false)
    expect(page.alerts()).toEqual(['INVALID_APP_CONFIGURATION'])
    // Asks again after it is enabled again.
    expect(requested).toHaveLength(2)
    expect(page.beacons).toEqual([])
  })

  it('sends nothing to a host that accepts no events', async () => {
    const { url, host, requested } = await startHost()
    host.isEnabled = false
    const page = await startPage(url)
    await wake(page, requested)
    page.kit.close()
    await later(page, 3_600_000)
    page.setVisible(false)
    expect(requested).toHaveLength(1)
  })

  it('sends nothing when it is disabled, services are blocked or there is no host', async () => {
    const { url, requested } = await startHost()
    const reported: AnalyticsEvent[] = []
    const onEvent = (event: AnalyticsEvent) => reported.push(event)
    for (const page of [
      await startPage(url, { isEnabled: false, onEvent }),
      await startPage(url, { timeZone: 'Asia/Shanghai' }),
      await startPage(undefined),
    ]) {
      page.kit.open()
      await page.connect('one')
      page.setVisible(false)
      await later(page, 60_000)
      expect(page.beacons).toEqual([])
    }
    expect(requested).toEqual([])
    expect(reported).toEqual([])
  })

  it('discards the queue when the user opts out, and starts again when they opt in', async () => {
    const { url, requested, names } = await startHost()
    const page = await startPage(url)
    await wake(page, requested)
    const { analytics } = page.kit.plugins
    analytics.setEnabled(false)
    page.kit.close()
    page.setVisible(false)
    page.setVisible(true)
    await later(page, 60_000)
    expect(names()).toEqual([])
    analytics.setEnabled(true)
    expect(analytics.state.getState()).toEqual({ isEnabled: true })
    page.kit.open()
    await later(page)
    await later(page)
    expect(names()).toEqual([['MODAL_OPEN']])
  })

  it('leaves nothing open behind a destroyed kit, and passes the queue to the browser', async () => {
    const { url, requested, names } = await startHost()
    const page = await startPage(url)
    await wake(page, requested)
    page.kit.destroy()
    await expect.poll(names).toEqual([['MODAL_OPEN']])
    expect(page.ports.open()).toEqual({ timers: 0, listeners: 0 })
  })

  it('passes the same events to the app, also without a host and after its callback threw', async () => {
    const { url, requested, batches } = await startHost()
    const reported: AnalyticsEvent[] = []
    const page = await startPage(url, { onEvent: (event) => reported.push(event) })
    await wake(page, requested)
    page.kit.close()
    await later(page)
    expect(reported).toEqual(batches().flat())
    const throwing = await startPage(undefined, {
      onEvent(event) {
        reported.push(event)
        throw new Error('mine')
      },
    })
    throwing.kit.open()
    expect(reported.at(-1)?.props).toMatchObject({
      event: 'MODAL_OPEN',
      properties: { connected: false, view: 'Connect' },
    })
    expect(throwing.kit.modal.getState().open).toBe(true)
  })
})
