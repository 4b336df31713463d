import vectors from '@kit/siwx/vectors/siwx.json' with { type: 'json' }
import { expect, it } from 'vitest'
import { chainFamilies } from './chainFamilies.js'

// No chain is supported, so only key signatures can be valid.
const chains = { ids: [], config: () => undefined, call: () => Promise.reject(new Error('No node is asked')) }

it('each message verifier accepts or rejects the signatures of the published vectors as they state', async () => {
  const found = await Promise.all(
    vectors.signatures.map(async ({ chainId, accountAddress, message, signature }) => {
      const family = chainFamilies.find(({ namespace }) => chainId.startsWith(`${namespace}:`))
      const data = { accountAddress, chainId: chainId as `${string}:${string}` }
      const verdict = await family?.createMessageVerifier?.({ chains }).verify({ data, message, signature })
      return typeof verdict === 'boolean' ? (verdict ? 'valid' : 'invalid') : verdict
    }),
  )
  const wrong = vectors.signatures.filter(({ verdict }, index) => found[index] !== verdict)
  expect(wrong).toEqual([])
  expect(new Set(vectors.signatures.map(({ chainId }) => chainId.split(':')[0])).size).toBe(chainFamilies.length)
})
