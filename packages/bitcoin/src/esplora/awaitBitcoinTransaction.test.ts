import { KitError } from '@kit/core/adapter'
import { passTime } from '@kit/fakes/page'
import { createFakePorts, type FakeClock } from '@kit/testing'
import { describe, expect, it } from 'vitest'
import { bitcoinMainnet } from '../network/bitcoinNetworks.js'
import { awaitBitcoinTransaction } from './awaitBitcoinTransaction.js'
import type { Esplora } from './createEsplora.js'

const hash = 'ab'.repeat(32)
const mined = JSON.stringify({ txid: hash, status: { confirmed: true, block_height: 7 } })
const waiting = JSON.stringify({ txid: hash, status: { confirmed: false } })
const rpcFailed = new KitError('rpc/failed', { shortMessage: 'None of the endpoints of this network responded.' })

/** An endpoint that returns these responses in order and repeats the last, and a clock that skips every wait. */
const wait = (answers: readonly (string | Error)[], onRequested: (clock: FakeClock) => void = () => {}) => {
  const { clock } = createFakePorts()
  let requested = 0
  const esplora: Esplora = async () => {
    onRequested(clock)
    const answer = answers[Math.min(requested++, answers.length - 1)] ?? waiting
    if (typeof answer === 'string') return answer
    throw answer
  }
  const call = { network: bitcoinMainnet, hash, timeoutMs: 60_000, pollingIntervalMs: 5_000 }
  return passTime(clock, awaitBitcoinTransaction(esplora, { clock }, call))
}

describe('awaitBitcoinTransaction', () => {
  it('keeps waiting while the endpoints are unavailable, and reports the result once they are back', async () => {
    await expect(wait([waiting, rpcFailed, rpcFailed, rpcFailed, mined])).resolves.toEqual({
      hash,
      status: 'success',
      blockNumber: 7n,
    })
  })

  it.each([
    [141, { fee: 141n }],
    [0, { fee: 0n }],
    [-1, {}],
    [0.5, {}],
    ['7', {}],
    [null, {}],
  ])('returns the fee when the endpoint reports one: %j', async (fee, reported) => {
    const answer = JSON.stringify({ ...JSON.parse(mined), fee })
    await expect(wait([answer])).resolves.toEqual({ hash, status: 'success', blockNumber: 7n, ...reported })
  })

  it('times out with an unknown status when the endpoints stay unavailable', async () => {
    await expect(wait([waiting, rpcFailed])).rejects.toMatchObject({ code: 'transaction/timedOut', cause: rpcFailed })
  })

  it.each([-3_600_000, 3_600_000])(
    'keeps its timeout when the clock is changed by %i ms while it waits',
    async (setByMs) => {
      const countPolls = async (jumpMs: number) => {
        let looks = 0
        const onRequested = (clock: FakeClock) => {
          looks += 1
          if (looks === 3) clock.jump(jumpMs)
        }
        await expect(wait([waiting], onRequested)).rejects.toMatchObject({ code: 'transaction/timedOut' })
        return looks
      }
      expect(await countPolls(setByMs)).toBe(await countPolls(0))
    },
  )

  it('fails on an invalid response', async () => {
    await expect(wait(['{"status":{"confirmed":true}}'])).rejects.toMatchObject({ code: 'rpc/failed' })
    await expect(wait(['<html>'])).rejects.toMatchObject({ code: 'rpc/failed' })
  })
})
