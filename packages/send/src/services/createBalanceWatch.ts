import type { BalanceQuery, Kit } from '@kit/core/plugin'
import type { SendState } from '../SendState.js'
import type { SendForm } from './createSendForm.js'

/** Keeps the balance of the selected token up to date. */
export type BalanceWatch = {
  /** Watches the balance of the selected token, once something is typed. */
  follow(): void
  /** Reads the balance again, bypassing the cache, if it blocks the form. A failed read blocks nothing. Never rejects. */
  refresh(): Promise<void>
  destroy(): void
}

/** Creates the watch. `onOther` is called when the balance changes. */
export function createBalanceWatch(
  kit: Pick<Kit, 'balanceOf' | 'refreshBalance'>,
  { change, getState }: Pick<SendForm, 'change' | 'getState'>,
  onOther: () => void,
): BalanceWatch {
  let balance: { readonly key: string; readonly query: BalanceQuery; readonly end: () => void } | undefined
  return {
    follow() {
      const { amount, origin, to, token } = getState()
      const isUsed = origin !== undefined && token !== undefined && amount + to !== ''
      const key = isUsed ? JSON.stringify([origin, token.address]) : undefined
      if (key === balance?.key) return
      balance?.end()
      balance = undefined
      if (!isUsed || key === undefined) return
      const query = { networkId: origin.networkId, address: origin.address, token: token.address }
      const held = kit.balanceOf(query)
      const take = (): void => {
        const found = held.getState()
        const decimals = found.status === 'idle' ? undefined : found.data?.decimals
        const { balance: before, token: present } = getState()
        // Decimals come from the chain, never from a service.
        const isOther = decimals !== undefined && present !== undefined && present.decimals !== decimals
        change({ balance: found, ...(isOther && { token: { ...present, decimals } }) })
        if (balanceUnits(before) !== balanceUnits(found)) onOther()
      }
      balance = { key, query, end: held.subscribe(take) }
      take()
    },
    async refresh() {
      if (balance !== undefined) await kit.refreshBalance(balance.query).catch(() => undefined)
    },
    destroy: () => balance?.end(),
  }
}

/** Returns the loaded balance in base units. Undefined if it isn't loaded. */
export const balanceUnits = (balance: SendState['balance']): bigint | undefined =>
  balance.status === 'idle' ? undefined : balance.data?.value
