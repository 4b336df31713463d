import type { ApiClient } from '@kit/api'
import {
  createRecheck,
  createScope,
  type Kit,
  KitError,
  type PluginContext,
  type ReadableStore,
  type ScopeWatch,
  type Store,
} from '@kit/core/plugin'
import { isViewOpen } from '@kit/modal/plugin'
import { createRecents, type Recents } from '../recipient/createRecents.js'
import { createRecipientSearch, type RecipientSearch } from '../recipient/createRecipientSearch.js'
import type { SendOrigin, SendState } from '../SendState.js'
import { isUnderfunded } from '../validateTransfer.js'
import { activeSender } from './activeSender.js'
import { type BalanceWatch, createBalanceWatch } from './createBalanceWatch.js'
import { createSendForm, type SendForm } from './createSendForm.js'
import { createTokenLookup, type TokenLookup } from './createTokenLookup.js'
import { createTransferResult, type TransferResult } from './createTransferResult.js'
import { createTransferSimulations, type TransferSimulations } from './createTransferSimulations.js'
import { blockedFormKey } from './deriveForm.js'
import { trackUnansweredRequests } from './trackUnansweredRequests.js'

type WalletKey = { readonly walletId: string; readonly address: string | undefined }

/** Services of the send commands. */
export type SendServices = Pick<PluginContext, 'emit' | 'kit'> &
  SendForm & {
    /** Scopes of the form: they end when the account or network changes. */
    readonly scopes: Pick<ScopeWatch<SendOrigin, SendState>, 'current'>
    readonly recents: Recents
    readonly recipients: Pick<RecipientSearch, 'find' | 'found'>
    readonly tokens: TokenLookup
    readonly balance: Pick<BalanceWatch, 'refresh'>
    readonly simulations: Pick<TransferSimulations, 'abort' | 'retry' | 'simulateTransfer'>
    /** The result that an app waits for. */
    readonly result: TransferResult
  }

/** Everything that belongs to one account. */
const noResult: Partial<SendState> = {
  error: undefined,
  balance: { status: 'idle' },
  found: { status: 'idle' },
  status: 'idle',
  hash: undefined,
}

/** Creates the services. `destroy` disposes them. */
export function createSendServices(
  context: PluginContext,
  store: Store<SendState>,
  api: ApiClient | undefined,
  watchers: ReadableStore<number>,
): SendServices & { destroy(): void } {
  const { emit, kit, ports } = context
  const recents = createRecents(context)
  const form = createSendForm(kit, store, recents, follow, () => recipients.stop())
  const { change, clear, getState } = form
  const result = createTransferResult(() => getState().status === 'requesting', clear)
  const scopes = createScope(kit.active, { store, keyOf: () => activeSender(kit)?.origin, onChange: begin })
  // A wallet's support of fee rates says nothing about other wallets with the same account.
  const wallets = createScope<WalletKey, SendState>(kit.active, {
    store,
    keyOf: ({ account, connection }) => connection && { walletId: connection.id, address: account?.address },
    onChange() {
      if (getState().walletSetsFee) change({ walletSetsFee: false })
    },
  })
  const balance = createBalanceWatch(kit, form, () => {
    if (isUnderfunded(getState().plan)) simulations.retry()
  })
  const simulations = createTransferSimulations(context, form, () => void balance.refresh())
  const recheck = createRecheck(ports, watchers, (isNew) => {
    void balance.refresh()
    // A new form was just simulated.
    if (!isNew) simulations.recheck()
  })
  const tokens = createTokenLookup(kit, form, scopes)
  const recipients = createRecipientSearch(context, form, tokens.read, () => {
    const sender = activeSender(kit)
    return sender && { ...sender, others: kit.adapters, api }
  })

  /** Runs the side effects of a changed form. */
  function follow(): void {
    balance.follow()
    simulations.follow()
    recheck.refuse(blockedFormKey(getState()))
    trackSentTransfer(kit, form)
  }

  /** A new network or chain starts with an empty form. A new account keeps the form, but not its plan or result. */
  function begin(scope: SendOrigin | undefined, former: SendOrigin | undefined): void {
    if (former?.networkId !== scope?.networkId) {
      result.reject(new KitError('send/changed', { shortMessage: 'The network changed before the transfer was sent.' }))
      clear()
    } else change({ origin: activeSender(kit)?.origin, ...noResult })
  }

  clear()
  const ends = [
    kit.journal.subscribe(() => trackSentTransfer(kit, form)),
    trackUnansweredRequests(kit, form, result),
    showTransaction(context, getState),
  ]
  return {
    emit,
    kit,
    ...form,
    scopes,
    recents,
    recipients,
    tokens,
    balance,
    simulations,
    result,
    destroy() {
      for (const each of [scopes, wallets, tokens, balance, recheck]) each.destroy()
      for (const end of [...ends, recipients.stop, simulations.abort, store.complete]) end()
    },
  }
}

/** Tells the kit which transaction the views of the form show. */
const showTransaction = ({ contribute, kit }: PluginContext, getState: () => SendState): (() => void) =>
  contribute('transactionView', ({ hash, networkId }) => {
    const { sent, status } = getState()
    const isOwn = status === 'requesting' || (sent?.hash === hash && sent.networkId === networkId)
    return isOwn && isViewOpen(kit, ['WalletSendPreview', 'WalletSendConfirmed'])
  })

/** Copies the journal's status of the last transfer to the form. */
export function trackSentTransfer(
  kit: Pick<Kit, 'journal'>,
  { change, getState }: Pick<SendForm, 'change' | 'getState'>,
): void {
  const { sent } = getState()
  const entry = sent && kit.journal.getState().entries.find(({ id }) => id === `${sent.networkId}:${sent.hash}`)
  const isUnknown = entry?.isUnknown === true
  if (sent === undefined || entry === undefined) return
  if (entry.status === sent.outcome && isUnknown === (sent.isUnknown === true)) return
  change({ sent: { ...sent, outcome: entry.status, isUnknown, reason: entry.reason, minedHash: entry.minedHash } })
}
