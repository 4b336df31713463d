import { RpcError } from '@kit/adapter'
import { describe, expect, it } from 'vitest'
import { toUnknownEvmNetwork } from '../network/toNetwork.js'
import { planApproval } from './planApproval.js'

const [owner, token, spender] = ['aa', 'bb', 'cc'].map((byte) => `0x${byte.repeat(20)}`) as [string, string, string]
const network = toUnknownEvmNetwork('eip155:1')
const word = (value: bigint | string) =>
  (typeof value === 'string' ? value.slice(2) : value.toString(16)).padStart(64, '0')
const approve = (amount: bigint) => ({ to: token, data: `0x095ea7b3${word(spender)}${word(amount)}` })

/** A token with an allowance of 5. `refuses` is the node's error for a new approval. */
function plan(amount: bigint, refuses?: RpcError) {
  return planApproval(
    async (requested) => {
      const [{ data }] = requested.params as [{ data: string }]
      if (data.startsWith('0xdd62ed3e')) return `0x${word(5n)}`
      if (refuses !== undefined) throw refuses
      return '0x'
    },
    { network, owner, token, spender, amount },
  )
}

describe('planApproval', () => {
  it('needs no call when the allowance is sufficient', async () => {
    expect(await plan(5n)).toEqual([])
  })

  it('sets exactly the amount', async () => {
    expect(await plan(6n)).toEqual([approve(6n)])
  })

  it('resets to zero first when the token refuses to change a nonzero allowance', async () => {
    expect(await plan(6n, new RpcError({ shortMessage: 'execution reverted', code: 3 }))).toEqual([
      approve(0n),
      approve(6n),
    ])
  })

  it('fails with the node', async () => {
    await expect(plan(6n, new RpcError({ shortMessage: 'HTTP status 503.', status: 503 }))).rejects.toMatchObject({
      code: 'rpc/failed',
    })
  })
})
