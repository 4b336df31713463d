import { getEventListeners } from 'node:events'
import { describe, expect, it } from 'vitest'
import { createRecordingLog } from '../../testing/createRecordingLog.js'
import { createLocalLeadership, pause } from './createLocalLeadership.js'

describe('createLocalLeadership', () => {
  it('logs why a job failed', async () => {
    const { log, lines } = createRecordingLog()
    const leadership = createLocalLeadership(log)
    leadership.campaign('sweep', async () => {
      throw Object.assign(new Error('database disk image is malformed'), { code: 'SQLITE_CORRUPT' })
    })
    await expect.poll(() => lines.length).toBe(2)
    await leadership.close()
    expect(lines[0]).toMatchObject({
      level: 'error',
      job: 'sweep',
      code: 'SQLITE_CORRUPT',
      reason: 'database disk image is malformed',
    })
    expect(lines[1]).toMatchObject({ level: 'debug', stack: expect.stringContaining('createLocalLeadership.test.ts') })
  })

  it('gives each of many jobs its own signal, and aborts all of them when it closes', async () => {
    const leadership = createLocalLeadership(createRecordingLog().log)
    const signals: AbortSignal[] = []
    for (let count = 0; count < 12; count++)
      leadership.campaign(`job ${count}`, (signal) => {
        signals.push(signal)
        return pause(60_000, signal)
      })
    expect(signals.map((signal) => getEventListeners(signal, 'abort').length)).toEqual(signals.map(() => 1))
    await leadership.close()
    expect(signals.map(({ aborted }) => aborted)).toEqual(Array(12).fill(true))
  })
})
