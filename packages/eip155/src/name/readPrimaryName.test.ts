import { describe, expect, it } from 'vitest'
import { encodeAbi } from '../abi/Abi.js'
import { readPrimaryName } from './readPrimaryName.js'

const resolver = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const zeroAddress = '0x0000000000000000000000000000000000000000'

describe('readPrimaryName', () => {
  it('reads the name from the resolver without gateways', async () => {
    const requested: unknown[] = []
    const request = async (call: { readonly params?: unknown }) => {
      requested.push(call.params)
      return encodeAbi('(string,address,address)', ['alice.eth', zeroAddress, zeroAddress])
    }
    expect(await readPrimaryName(request, { resolver, address })).toBe('alice.eth')
    const word = (hex: string) => hex.padStart(64, '0')
    const bytes = `${word('14')}${address.slice(2).padEnd(64, '0')}`
    const data = `0xb7d6ca64${word('60')}${word('3c')}${word('a0')}${bytes}${word('0')}`
    expect(requested).toEqual([[{ to: resolver, data }, 'latest']])
  })

  it.each(['0x', '0x00', null])('rejects the response %s', async (answer) => {
    await expect(readPrimaryName(async () => answer, { resolver, address })).rejects.toThrow(
      /Invalid response from the resolver/,
    )
  })
})
