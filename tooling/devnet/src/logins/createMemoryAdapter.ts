import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'

type Row = { readonly payload: AdapterPayload; readonly endsMs: number }

/** Stores the state of a local provider in memory. Expired rows are deleted on the next write. */
export function createMemoryAdapter(): AdapterFactory {
  const rows = new Map<string, Row>()
  const alive = ([, { endsMs }]: readonly [string, Row]): boolean => endsMs > Date.now()

  return (model): Adapter => {
    const keyOf = (id: string): string => `${model}:${id}`
    const find = (id: string): AdapterPayload | undefined => {
      const row = rows.get(keyOf(id))
      return row && alive([id, row]) ? row.payload : undefined
    }
    const findBy = (name: 'uid' | 'userCode', value: string): AdapterPayload | undefined =>
      [...rows].filter(alive).find(([key, { payload }]) => key.startsWith(`${model}:`) && payload[name] === value)?.[1]
        .payload
    return {
      async upsert(id, payload, expiresInS) {
        for (const [key, row] of rows) if (!alive([key, row])) rows.delete(key)
        rows.set(keyOf(id), { payload, endsMs: Date.now() + (expiresInS || 3600) * 1000 })
      },
      find: async (id) => find(id),
      findByUid: async (uid) => findBy('uid', uid),
      findByUserCode: async (code) => findBy('userCode', code),
      async consume(id) {
        const payload = find(id)
        if (payload !== undefined) payload.consumed = Math.floor(Date.now() / 1000)
      },
      async destroy(id) {
        rows.delete(keyOf(id))
      },
      async revokeByGrantId(grantId) {
        for (const [key, { payload }] of rows) if (payload.grantId === grantId) rows.delete(key)
      },
    }
  }
}
