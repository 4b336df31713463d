import { confirmationOf, type SolanaMethods } from './createSolanaMethods.js'
import { encodeAccount } from './encodeAccount.js'
import { parseRpcParams as parse } from './parseRpcParams.js'
import type { LedgerTransaction, SolanaLedger } from './SolanaLedger.js'

const levels = ['processed', 'confirmed', 'finalized']

/**
 * Creates the subscriptions of one WebSocket: `signatureSubscribe` (ends with its first notification), `accountSubscribe`, `slotSubscribe`,
 * each with its `…Unsubscribe`.
 *
 * @example
 * createSolanaSubscriptions(ledger, (message) => socket.send(JSON.stringify(message)))
 */
export function createSolanaSubscriptions(
  ledger: SolanaLedger,
  send: (message: object) => void,
): { readonly methods: SolanaMethods; end(): void } {
  const ends = new Map<number, () => void>()
  let count = 0
  const notify = (kind: string, subscription: number, result: unknown): void =>
    send({ jsonrpc: '2.0', method: `${kind}Notification`, params: { result, subscription } })
  const withContext = (value: unknown) => ({ context: { slot: ledger.slot() }, value })
  const subscribe = (start: (id: number) => (update: LedgerTransaction | 'slot') => void): number => {
    count += 1
    ends.set(count, ledger.watch(start(count)))
    return count
  }
  const unsubscribe = ([id]: readonly unknown[]): boolean => {
    const end = ends.get(id as number)
    end?.()
    return ends.delete(id as number)
  }

  return {
    methods: {
      signatureSubscribe: ([value, config]) => {
        const signature = parse.signature(value)
        const wanted = levels.indexOf(String(parse.record(config)['commitment'] ?? 'finalized'))
        return subscribe((id) => {
          const check = (): void => {
            const found = ledger.transaction(signature)
            if (!found || !ends.has(id) || levels.indexOf(confirmationOf(ledger, found)) < wanted) return
            unsubscribe([id])
            notify('signature', id, withContext({ err: found.error ?? null }))
          }
          // The transaction may exist already, but the subscription ID must be sent first.
          setImmediate(check)
          return check
        })
      },
      accountSubscribe: ([value, config]) => {
        const address = parse.address(value)
        return subscribe((id) => (update) => {
          const account = ledger.account(address)
          if (update === 'slot' || !update.addresses.includes(address) || !account) return
          notify('account', id, withContext(encodeAccount(ledger, account, config)))
        })
      },
      slotSubscribe: () =>
        subscribe((id) => (update) => {
          const slot = ledger.slot()
          if (update === 'slot') notify('slot', id, { slot, parent: slot - 1, root: Math.max(0, slot - 3) })
        }),
      signatureUnsubscribe: unsubscribe,
      accountUnsubscribe: unsubscribe,
      slotUnsubscribe: unsubscribe,
    },
    end() {
      for (const end of ends.values()) end()
      ends.clear()
    },
  }
}
