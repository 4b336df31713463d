import type { Token } from '@kit/core/plugin'
import type { Conversion, ConversionOrder, ConversionProvider, ConversionSent, ConversionStep } from '../index.js'
import { dai } from './createPayer.js'

type Swap = ConversionOrder & { readonly spent: bigint }

/** Creates a provider whose swaps and wallet responses the test controls. With `crosses`, the test also controls the arrival. */
export function createFakeConversion({ crosses = false } = {}) {
  const followed: (ConversionSent & { end(arrival: 'arrived' | 'expired'): void; fail(error: Error): void })[] = []
  const taken: ConversionSent[] = []
  const requested: (Swap & {
    onStep(steps: readonly ConversionStep[]): void
    answer(hash: string): void
    refuse(error: Error): void
  })[] = []
  const quoted: ConversionOrder[] = []
  const service = {
    tokens: [dai] as readonly Token[],
    spent: 26_000_000n,
    failure: undefined as Error | undefined,
  }
  const answer = <T>(value: T): T => {
    if (service.failure) throw service.failure
    return value
  }
  const conversion: Conversion = {
    listTokens: async () => answer(service.tokens),
    async quote(order) {
      quoted.push(order)
      return answer({ spent: service.spent, steps: [{ kind: 'swap', status: 'next' }] })
    },
    convert: (order, onStep) =>
      new Promise((resolve, reject) => {
        onStep([{ kind: crosses ? 'bridge' : 'swap', status: 'requested' }])
        requested.push({ ...order, onStep, answer: resolve, refuse: reject })
      }),
    ...(crosses && {
      waitForArrival: (sent: ConversionSent) => new Promise((end, fail) => followed.push({ ...sent, end, fail })),
      async claimRefund(sent: ConversionSent) {
        answer(undefined)
        taken.push(sent)
      },
    }),
  }
  const provider: ConversionProvider = { id: 'fake', open: async () => conversion }
  return { provider, requested, followed, quoted, service, taken }
}
