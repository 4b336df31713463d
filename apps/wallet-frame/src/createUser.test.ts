import { expect, it } from 'vitest'
import { createMemory } from '../test/createRpc.js'
import { createUser, type UserOptions } from './createUser.js'

const networks = [1, 2].map((id) => ({ id: `eip155:${id}` })) as unknown as UserOptions['networks']
const create = (keyValue: Pick<UserOptions['keyValue'], 'get' | 'set'>) =>
  createUser({ networks, keyValue } as UserOptions)
const context = {} as never

it('the network of a page is the one it switched to, whatever other tabs do, and the last one for a new page', async () => {
  const keyValue = createMemory()
  const [one, other] = [create(keyValue), create(keyValue)]
  await one.SWITCH_NETWORK({ chainId: 'eip155:2' }, context)
  await other.SWITCH_NETWORK({ chainId: 'eip155:1' }, context)
  expect(await one.GET_CHAIN_ID(undefined, context)).toEqual({ chainId: 'eip155:2' })
  await one.SWITCH_NETWORK({ chainId: 'eip155:2' }, context)
  expect(await create(keyValue).GET_CHAIN_ID(undefined, context)).toEqual({ chainId: 'eip155:2' })
})

it('the network of a page changes even if storage is full', async () => {
  const set = () => Promise.reject(new DOMException('Full', 'QuotaExceededError'))
  const user = create({ ...createMemory(), set })
  expect(await user.SWITCH_NETWORK({ chainId: 'eip155:2' }, context)).toEqual({ chainId: 'eip155:2' })
  expect(await user.GET_CHAIN_ID(undefined, context)).toEqual({ chainId: 'eip155:2' })
})
