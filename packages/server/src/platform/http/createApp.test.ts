import { describe, expect, it } from 'vitest'
import { parseConfig } from '../../config/parseConfig.js'
import { createRecordingLog } from '../../testing/createRecordingLog.js'
import { createNoMetrics } from '../metrics/Metrics.js'
import { createNoTracing } from '../tracing/Tracing.js'
import { createApp } from './createApp.js'

describe('createApp', () => {
  it('logs the cause of a 500 with its request ID, and its stack at debug', async () => {
    const { log, lines } = createRecordingLog()
    const { http: limits, trustProxy } = parseConfig({})
    const ports = {
      log,
      metrics: createNoMetrics(),
      tracing: createNoTracing(),
      isDraining: () => false,
      allowsAnyOrigin: true,
    }
    const app = createApp({ limits, trustProxy, ...ports })
    app.get('/broken', () => {
      throw Object.assign(new Error('no such table: names, asked for "the-sealed-message"'), { code: 'SQLITE_ERROR' })
    })
    const incoming = { socket: { remoteAddress: '127.0.0.1' }, headers: {} }
    const response = await app.request('/broken?projectId=project-secret', {}, { incoming } as never)
    expect([response.status, await response.text()]).toEqual([500, 'Internal server error'])
    const requestId = response.headers.get('x-request-id')
    const [failed, traced] = lines.filter(({ message }) => message === 'a request failed')
    expect(failed).toEqual({
      level: 'error',
      message: 'a request failed',
      requestId,
      fault: 'Error',
      code: 'SQLITE_ERROR',
      reason: 'no such table: names, asked for …',
    })
    expect(traced).toMatchObject({ level: 'debug', requestId, stack: expect.stringMatching(/createApp\.test\.ts:\d+/) })
    expect(JSON.stringify(lines)).not.toMatch(/the-sealed-message|project-secret/)
  })
})
