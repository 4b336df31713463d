'use client'
import type { AccountState, ActiveState, ReadableStore } from '@kit/core'
import { useStore } from '@kit/react'
import { useKit } from '../kit/useKit.js'

/** What is in use, and what is known about its account. */
export type ActiveAccount = {
  readonly active: ActiveState
  /** Undefined when nothing is connected. */
  readonly account: AccountState | undefined
}

/** The account in use with its balance and its name. */
export function useActiveAccount(): ActiveAccount {
  const kit = useKit()
  const active = useStore(kit.active)
  const has = active.namespace !== undefined && kit.adapters.has(active.namespace)
  const store: ReadableStore<unknown> = has ? kit.namespace(active.namespace as string).account : kit.toast
  const state = useStore(store)
  return { active, account: has ? (state as AccountState) : undefined }
}
