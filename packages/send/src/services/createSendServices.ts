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
import { createReceiverSearch, type ReceiverSearch } from '../receiver/createReceiverSearch.js'
import { createRecents, type Recents } from '../receiver/createRecents.js'
import type { SendOrigin, SendState } from '../SendState.js'
import { isShort } from '../validateTransfer.js'
import { activeSender } from './activeSender.js'
import { type Answer, createAnswer } from './createAnswer.js'
import { type BalanceWatch, createBalanceWatch } from './createBalanceWatch.js'
import { createSendForm, type SendForm } from './createSendForm.js'
import { createTokenLookup, type TokenLookup } from './createTokenLookup.js'
import { createTransferTrials, type TransferTrials } from './createTransferTrials.js'
import { refusalKey } from './deriveForm.js'
import { followUnanswered } from './followUnanswered.js'

type WalletKey = { readonly walletId: string; readonly address: string | undefined }

/** What the commands of sending work with. */
export type SendServices = Pick<PluginContext, 'emit' | 'kit'> &
  SendForm & {
    /** Of the form: they end when another account or network is used. */
    readonly scopes: Pick<ScopeWatch<SendOrigin, SendState>, 'current'>
    readonly recents: Recents
    readonly receivers: Pick<ReceiverSearch, 'find' | 'found'>
    readonly tokens: TokenLookup
    readonly balance: Pick<BalanceWatch, 'refresh'>
    readonly trials: Pick<TransferTrials, 'hold' | 'tryAgain' | 'tryTransfer'>
    /** The answer that an app waits for. */
    readonly answer: Answer
  }

/** Makes the services of sending; they end with `destroy`. */
export function createSendServices(
  context: PluginContext,
  store: Store<SendState>,
  api: ApiClient | undefined,
  watchers: ReadableStore<number>,
): SendServices & { destroy(): void } {
  const { emit, kit, ports } = context
  const recents = createRecents(context)
  const form = createSendForm(kit, store, recents, follow, () => receivers.stop())
  const { change, clear, getState } = form
  const answer = createAnswer(() => getState().status === 'asking', clear)
  const scopes = createScope(kit.active, { store, keyOf: () => activeSender(kit)?.origin, onChange: begin })
  // What a wallet takes says nothing of another, also where both have the account.
  const wallets = createScope<WalletKey, SendState>(kit.active, {
    store,
    keyOf: ({ account, connection }) => connection && { walletId: connection.id, address: account?.address },
    onChange() {
      if (getState().walletSetsFee) change({ walletSetsFee: false })
    },
  })
  const balance = createBalanceWatch(kit, form, () => {
    if (isShort(getState().plan)) trials.tryAgain()
  })
  const trials = createTransferTrials(context, form, () => void balance.refresh())
  const recheck = createRecheck(ports, watchers, (isNew) => {
    void balance.refresh()
    // The trial of a new question was just made.
    if (!isNew) trials.recheck()
  })
  const tokens = createTokenLookup(kit, form, scopes)
  const receivers = createReceiverSearch(context, form, tokens.read, () => {
    const sender = activeSender(kit)
    return sender && { ...sender, others: kit.adapters, api }
  })

  /** What follows from a changed form beyond the form. */
  function follow(): void {
    balance.follow()
    trials.follow()
    recheck.refuse(refusalKey(getState()))
    followSent(kit, form)
  }

  /** Another network or chain: a form of its own. Another account: the same form, not yet tried or sent. */
  function begin(scope: SendOrigin | undefined, former: SendOrigin | undefined): void {
    if (former?.networkId !== scope?.networkId) {
      answer.giveUp(new KitError('send/changed', { shortMessage: 'The network changed before the transfer was sent.' }))
      clear()
    } else
      change({
        origin: activeSender(kit)?.origin,
        error: undefined,
        balance: { status: 'idle' },
        found: { status: 'idle' },
        status: 'idle',
        hash: undefined,
      })
  }

  clear()
  const unfollowSent = kit.journal.subscribe(() => followSent(kit, form))
  const unfollowUnanswered = followUnanswered(kit, form, answer)
  return {
    emit,
    kit,
    ...form,
    scopes,
    recents,
    receivers,
    tokens,
    balance,
    trials,
    answer,
    destroy() {
      for (const each of [scopes, wallets, tokens, balance, recheck]) each.destroy()
      for (const end of [unfollowSent, unfollowUnanswered, receivers.stop, trials.hold, store.complete]) end()
    },
  }
}

/** Takes what the journal knows of what was sent last into the form. */
export function followSent(
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
