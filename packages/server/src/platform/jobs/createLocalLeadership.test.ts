import { setImmediate } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
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

  it('warns of no listener leak with more than ten jobs, and aborts all of them when it closes', async () => {
    const warnings: string[] = []
    const note = ({ name, message }: Error): void => void (/leak/.test(message) && warnings.push(name))
    process.on('warning', note)
    onTestFinished(() => void process.off('warning', note))
    const leadership = createLocalLeadership(createRecordingLog().log)
    const signals: AbortSignal[] = []
    for (let count = 0; count < 12; count += 1)
      leadership.campaign(`job ${count}`, (signal) => {
        signals.push(signal)
        return pause(60_000, signal)
      })
    await leadership.close()
    // Node.js emits warnings after pending promises.
    await setImmediate()
    expect(signals.map(({ aborted }) => aborted)).toEqual(Array(12).fill(true))
    expect(warnings).toEqual([])
  })
})
