import type { Chain } from 'viem'
import * as definitions from 'viem/chains'
import { describe, expect, it } from 'vitest'
import { completeChain } from './completeChain.js'

const all: readonly Chain[] = Object.values(definitions)
/** viem has separate code for these, or no longer supports them. Apps that need them pass viem's definition. */
const byThemselves = /^(pgn|tempo)/i

describe('completeChain', () => {
  it("adds viem's code for transactions, receipts and fees to a plain chain", async () => {
    for (const [constant, full] of Object.entries(definitions) as [string, Chain][]) {
      if (byThemselves.test(constant)) continue
      const { id, name, nativeCurrency, rpcUrls } = full
      // An ID that two networks share is ambiguous.
      if (all.some((other) => other.id === id && other.formatters !== full.formatters)) continue
      const { formatters, serializers, fees } = await completeChain({ id, name, nativeCurrency, rpcUrls })
      expect([constant, formatters, serializers, fees]).toEqual([
        constant,
        full.formatters,
        full.serializers,
        full.fees,
      ])
    }
  })

  it("keeps all of the app's own fields", async () => {
    const rpcUrls = { default: { http: ['https://rpc.example'] } }
    const named = { id: 10, name: 'Ten', nativeCurrency: { name: 'Ten', symbol: 'TEN', decimals: 9 }, rpcUrls }
    expect(await completeChain(named)).toMatchObject(named)
  })

  it("returns viem's own definitions and chains without a family unchanged", async () => {
    const own = all.find(({ id }) => id === 8453) as Chain
    expect(await completeChain(own)).toBe(own)
    const plain = { ...(all.find(({ id }) => id === 1) as Chain) }
    expect(await completeChain(plain)).toBe(plain)
  })
})
