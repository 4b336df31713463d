import type { Account } from '@kit/core/adapter'
import { describe, expect, it } from 'vitest'
import { readAccountPosition } from './readAccountPosition.js'

const network = { id: 'eip155:1' } as unknown as Parameters<typeof readAccountPosition>[1]['network']
const account: Account = { namespace: 'eip155', address: '0xAAAA000000000000000000000000000000001111', type: 'eoa' }
const answers = (given: { readonly [method: string]: unknown }) => {
  const requested: unknown[] = []
  const request = async ({ method, params }: { readonly method: string; readonly params?: unknown }) => {
    requested.push([method, params])
    return given[method]
  }
  return { requested, request: request as Parameters<typeof readAccountPosition>[0] }
}
const chain = { eth_getTransactionCount: '0x7', eth_getBlockByNumber: { number: '0x15', timestamp: '0x10' } }

describe('readAccountPosition', () => {
  it("returns the newest block's time and the next nonce, including pending transactions", async () => {
    const { requested, request } = answers(chain)
    expect(await readAccountPosition(request, { network, account })).toEqual({ timeMs: 16_000, height: 21, nonce: 7 })
    expect(requested).toContainEqual(['eth_getTransactionCount', [account.address.toLowerCase(), 'pending']])
  })

  it('returns no nonce for a smart account, for which others send', async () => {
    const mark = await readAccountPosition(answers(chain).request, {
      network,
      account: { ...account, type: 'smartAccount' },
    })
    expect(mark).toEqual({ timeMs: 16_000 })
  })

  it.each([
    { eth_getBlockByNumber: null },
    { eth_getBlockByNumber: {} },
    { eth_getBlockByNumber: { timestamp: '0x10' } },
    { eth_getTransactionCount: 'many' },
  ])('rejects when the endpoint returns %o', async (change) => {
    const { request } = answers({ ...chain, ...change })
    await expect(readAccountPosition(request, { network, account })).rejects.toMatchObject({ code: 'rpc/failed' })
  })
})
