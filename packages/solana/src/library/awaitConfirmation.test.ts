import { createFakePorts } from '@kit/testing'
import type { Connection } from '@solana/web3.js'
import { expect, it } from 'vitest'
import { solanaDevnet } from '../network/solanaNetworks.js'
import { awaitConfirmation } from './awaitConfirmation.js'

it.each([-3_600_000, 3_600_000])('is waited for as long when the clock is set meanwhile, by %i ms', async (setByMs) => {
  const countLooks = async (jumpMs: number) => {
    const { clock } = createFakePorts()
    let looks = 0
    const getSignatureStatuses = async () => {
      looks += 1
      if (looks === 3) clock.jump(jumpMs)
      return { value: [null] }
    }
    const connection = { getSignatureStatuses } as unknown as Connection
    // No pause takes time.
    const setTimeout = (run: () => void, delayMs: number) => {
      queueMicrotask(() => clock.advance(delayMs))
      return clock.setTimeout(run, delayMs)
    }
    const call = { network: solanaDevnet, hash: '1'.repeat(64), timeoutMs: 60_000 }
    await expect(awaitConfirmation(connection, { ...clock, setTimeout }, call)).rejects.toMatchObject({
      code: 'transaction/timedOut',
    })
    return looks
  }
  expect(await countLooks(setByMs)).toBe(await countLooks(0))
})
