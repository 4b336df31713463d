'use client'
import type { WalletRow } from '@kit/core'
import { type RefObject, useRef } from 'react'
import { useKit } from '../kit/useKit.js'
import { useIsSpaceReserved } from '../part/useIsSpaceReserved.js'
import { groupWallets, type WalletSection } from './groupWallets.js'
import { useDirectory } from './useWalletRows.js'

/** Minimum number of wallets in the list, as far as the directory has them. Installed and recent ones beyond it are listed as well. */
const usualWallets = 4
/** Maximum number of installed, and of recent wallets. Longer groups continue in All Wallets, which has a search. */
const maxOwn = 12

export type ShownSection = Pick<WalletSection, 'group' | 'kinds' | 'rows'> & {
  /** Minimum number of rows to reserve space for. */
  readonly kept: number
  /** Whether to say that its wallets couldn't be loaded. */
  readonly hasRetry: boolean
}

/** Content of the wallet list. */
export type ConnectSections = {
  readonly shown: readonly ShownSection[]
  /** Whether All Wallets has a row. */
  readonly showsAll: boolean
  /** Whether wallets of the directory are loading. */
  readonly isComing: boolean
}

/** Returns the shown sections of the wallet list, cut off where All Wallets shows the rest. `list` is the element that contains them. */
export function useConnectSections(
  rows: readonly WalletRow[],
  list: RefObject<HTMLElement | null> = useRef(null),
): ConnectSections {
  const kit = useKit()
  const first = useDirectory()?.first
  const { all = true, order } = kit.options.wallets ?? {}
  const { isMobile } = kit.ports.platform
  const sections = limitSections(groupWallets(rows, order))
  const hasMore = kit.directory !== undefined || sections.some(({ rows, limit }) => rows.length > limit)
  const showsAll = hasMore && (all === true || (all === 'mobile' && isMobile))

  // Whether popular wallets are loading. Inline, the directory loads only after a user action.
  const isComing = first === 'pending' || (first === 'idle' && kit.options.inline !== true)
  const isKept = useIsSpaceReserved(isComing, list)

  const waiting = sections.find(({ kinds }) => kinds.includes('featured') || kinds.includes('recommended'))
  const shown = sections.flatMap((section) => {
    const { group, kinds, limit } = section
    const rows = section.rows.slice(0, showsAll ? limit : undefined)
    const kept = section === waiting && isKept ? limit : 0
    const hasRetry = section === waiting && first === 'error' && limit > 0
    // On a phone, both open the list of apps.
    const isDuplicate = group === 'phone' && isMobile && showsAll
    return (rows.length > 0 || kept > 0 || hasRetry) && !isDuplicate ? [{ group, kinds, rows, kept, hasRetry }] : []
  })
  return { shown, showsAll, isComing }
}

/** Adds the maximum number of rows to each section: popular wallets only fill the list up. */
function limitSections(sections: readonly WalletSection[]): readonly (WalletSection & { readonly limit: number })[] {
  let room = usualWallets
  return sections.map((section) => {
    const limit = section.group === 'popular' ? Math.max(0, room) : maxOwn
    if (section.group !== 'phone') room -= Math.min(limit, section.rows.length)
    return { ...section, limit }
  })
}
