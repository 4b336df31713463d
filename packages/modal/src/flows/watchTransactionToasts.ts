import { type JournalEntry, watchEvents } from '@kit/core/plugin'
import type { Toast } from '../state/createToasts.js'
import type { ModalServices } from '../state/ModalServices.js'
import { modalTimes } from '../state/modalTimes.js'

const pending: Toast = { variant: 'loading', message: 'toast.pending' }

/**
 * Shows toasts for transactions sent from this page: pending, then confirmed or failed. After the maximum time the pending toast goes away
 * (rule states-39). Transactions of another tab are shown there, and those that an open view shows have no toast.
 */
export function watchTransactionToasts({ engine, events$, kit, ports, toasts }: ModalServices): () => void {
  const followed = new Set<string>()
  let cancel = () => {}

  const hidePending = () => {
    const toast = toasts.getState()
    if (toast.open && toast.message === pending.message) toasts.hide()
  }

  const isShown = (transaction: Pick<JournalEntry, 'networkId' | 'hash' | 'minedHash'>) =>
    [...engine.contributions.transactionView].some((shows) => shows(transaction))

  const endEvents = watchEvents(events$, (event) => {
    if (event.type !== 'transaction/sent') return
    const { hash, networkId } = event
    // The newest entry: a wallet may use the same ID for calls of two accounts.
    const entry = kit.journal.getState().entries.find((each) => each.networkId === networkId && each.hash === hash)
    followed.add(entry?.id ?? `${networkId}:${hash}`)
    if (isShown(event)) return
    toasts.show(pending)
    cancel()
    cancel = ports.clock.setTimeout(hidePending, modalTimes.pendingShownMs)
  })
  const endJournal = kit.journal.subscribe(() => {
    for (const entry of kit.journal.getState().entries)
      if (entry.status !== 'pending' && followed.delete(entry.id)) {
        if (isShown(entry)) hidePending()
        else toasts.show(toToast(entry))
      }
  })
  return () => {
    cancel()
    endEvents()
    endJournal()
  }
}

function toToast({ status, reason }: JournalEntry): Toast {
  if (status === 'success') return { variant: 'success', message: 'toast.confirmed' }
  return { variant: 'error', message: failures[status], ...(reason !== undefined && { detail: reason }) }
}

/** Written out in full, so the catalogue test can find each key. */
const failures = {
  cancelled: 'toast.cancelled',
  partlyReverted: 'toast.partlyFailed',
  pending: 'toast.failed',
  replaced: 'toast.replaced',
  reverted: 'toast.failed',
} as const
