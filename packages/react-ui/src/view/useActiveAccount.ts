'use client'
import type { AccountState, ActiveState, ReadableStore } from '@kit/core'
import { useStore } from '@kit/react'
import { useKit } from '../kit/useKit.js'

/** The active connection with the state of its account. */
export type ActiveAccount = {
  readonly active: ActiveState
  /** Undefined when nothing is connected. */
  readonly account: AccountState | undefined
}

/** Returns the active account with its balance and name. */
export function useActiveAccount(): ActiveAccount {
  const kit = useKit()
  const active = useStore(kit.active)
  const has = active.namespace !== undefined && kit.adapters.has(active.namespace)
  const store: ReadableStore<unknown> = has ? kit.namespace(active.namespace as string).account : kit.toast
  const state = useStore(store)
  return { active, account: has ? (state as AccountState) : undefined }
}
