import { describe, expect, it } from 'vitest'
import { createRecordingLog } from '../../testing/createRecordingLog.js'
import { createLocalLeadership } from './createLocalLeadership.js'

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
})
