import { describe, expect, it } from 'vitest'
import { verifySignature } from './verifySignature.js'

const address = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
/** No key has signed this, so only a contract could confirm it. */
const signature = `0x${'11'.repeat(65)}`

describe('verifySignature', () => {
  it.each([
    ['0x01', 'valid'],
    ['0x00', 'invalid'],
    ['0x', 'unknown'],
    [null, 'unknown'],
    [{}, 'unknown'],
  ])('takes the response %j of the validator as %s', async (answer, verdict) => {
    expect(await verifySignature({ address, message: 'Hello', signature, request: async () => answer })).toBe(verdict)
  })
})
