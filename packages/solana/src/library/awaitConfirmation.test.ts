import { encodeBase58 } from '@kit/adapter'
import { passTime } from '@kit/fakes/page'
import { createFakePorts } from '@kit/testing'
import type { Connection } from '@solana/web3.js'
import { describe, expect, it } from 'vitest'
import { awaitConfirmation } from './awaitConfirmation.js'

const hash = encodeBase58(new Uint8Array(64).fill(7))
const confirmed = { slot: 90, confirmations: 1, err: null, confirmationStatus: 'confirmed' } as const
/** The newest slot of one node. Another one lags behind it. */
const newest = 300

/** Waits on a node that knows the transaction from a slot on, and has reached these slots, one per read. */
function wait(slots: readonly number[], knownFrom: number) {
  let reads = 0
  const connection = {
    getEpochInfo: async () => ({ absoluteSlot: newest, blockHeight: newest }),
    getTransaction: async () => null,
    getSignatureStatuses: async () => {
      const slot = slots[reads++] ?? newest
      return { context: { slot }, value: [slot >= knownFrom ? confirmed : null] }
    },
  } as unknown as Connection
  const { clock } = createFakePorts()
  const call = { network: { id: 'solana:1' } as never, hash, timeoutMs: 10_000 }
  return passTime(clock, awaitConfirmation(connection, clock, call, 150))
}

describe('awaitConfirmation', () => {
  it('finds a transaction that a lagging node did not know, although it could have expired since', async () => {
    expect(await wait([80, 80, 80, 100], 90)).toMatchObject({ hash, status: 'success', blockNumber: 90n })
  })

  it('reports expiry once a node that has passed the last block does not know the transaction', async () => {
    await expect(wait([80, 80, 299], Number.POSITIVE_INFINITY)).rejects.toMatchObject({ code: 'transaction/expired' })
  })
})
