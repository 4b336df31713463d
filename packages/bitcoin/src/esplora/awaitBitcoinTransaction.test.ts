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
const away = new KitError('rpc/failed', { shortMessage: 'No endpoint of the network answered.' })

/** An endpoint that gives one answer after another, the last for ever, and a clock on which time passes at once. */
const wait = (answers: readonly (string | Error)[], onAsked: (clock: FakeClock) => void = () => {}) => {
  const { clock } = createFakePorts()
  let asked = 0
  const esplora: Esplora = async () => {
    onAsked(clock)
    const answer = answers[Math.min(asked++, answers.length - 1)] ?? waiting
    if (typeof answer === 'string') return answer
    throw answer
  }
  const call = { network: bitcoinMainnet, hash, timeoutMs: 60_000, pollingIntervalMs: 5_000 }
  return passTime(clock, awaitBitcoinTransaction(esplora, { clock }, call))
}

describe('waiting for a transaction', () => {
  it('goes on while the endpoints are away, and tells when they are back', async () => {
    await expect(wait([waiting, away, away, away, mined])).resolves.toEqual({
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
  ])('tells the fee when the endpoint says one: %j', async (fee, told) => {
    const answer = JSON.stringify({ ...JSON.parse(mined), fee })
    await expect(wait([answer])).resolves.toEqual({ hash, status: 'success', blockNumber: 7n, ...told })
  })

  it('says after its time that nothing is known when they stay away', async () => {
    await expect(wait([waiting, away])).rejects.toMatchObject({ code: 'transaction/timedOut', cause: away })
  })

  it.each([-3_600_000, 3_600_000])('lasts as long when the clock is set meanwhile, by %i ms', async (setByMs) => {
    const countLooks = async (jumpMs: number) => {
      let looks = 0
      const onAsked = (clock: FakeClock) => {
        looks += 1
        if (looks === 3) clock.jump(jumpMs)
      }
      await expect(wait([waiting], onAsked)).rejects.toMatchObject({ code: 'transaction/timedOut' })
      return looks
    }
    expect(await countLooks(setByMs)).toBe(await countLooks(0))
  })

  it('fails on an answer that is none', async () => {
    await expect(wait(['{"status":{"confirmed":true}}'])).rejects.toMatchObject({ code: 'rpc/failed' })
    await expect(wait(['<html>'])).rejects.toMatchObject({ code: 'rpc/failed' })
  })
})
