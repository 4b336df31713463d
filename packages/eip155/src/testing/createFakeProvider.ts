import type { Eip1193Provider } from '../provider/Eip1193Provider.js'

type Respond = (params: unknown) => unknown

/** A provider with the test's responses, which records its requests. If a response throws, the request rejects with that. */
export type FakeProvider = Eip1193Provider & {
  readonly requested: readonly { readonly method: string; readonly params?: unknown }[]
  emit(event: string, value?: unknown): void
  listenerCount(): number
}

/** Methods without a response throw, so that no unexpected request goes unnoticed. */
export function createFakeProvider(answers: Readonly<Record<string, Respond>>): FakeProvider {
  const requested: { method: string; params?: unknown }[] = []
  const listeners = new Map<string, Set<(value: unknown) => void>>()
  const of = (event: string) => {
    const set = listeners.get(event) ?? new Set()
    listeners.set(event, set)
    return set
  }
  return {
    requested,
    async request(args) {
      requested.push(args)
      const answer = answers[args.method]
      if (!answer) throw new Error(`Unexpected request ${args.method}`)
      return answer(args.params)
    },
    on: (event, listener) => of(event).add(listener),
    removeListener: (event, listener) => of(event).delete(listener),
    emit: (event, value) => {
      for (const listener of [...of(event)]) listener(value)
    },
    listenerCount: () => [...listeners.values()].reduce((count, set) => count + set.size, 0),
  }
}
