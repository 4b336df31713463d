import {
  type CallsStatus,
  type ContractCall,
  KitError,
  type PluginContext,
  type TransactionNote,
  type WalletCapabilities,
} from '@kit/core/plugin'
import type { SwapStep } from '../SwapState.js'
import { findPendingSwap, isExecuted, referenceOf, resumePending, type Sender } from './resumePending.js'

/** The part of a step that identifies what the wallet sends. */
type Sent = Pick<SwapStep, 'call' | 'callsId'>

/** Sends requests to a wallet step by step, and reports the progress. */
export type WalletRequests = {
  /** Sets the status of the first step that isn't done. */
  mark(status: SwapStep['status']): void
  /** Marks it as asked, and sends the request. */
  ask(what: () => Promise<string>): Promise<string>
  /** Requests one transaction of the account, on its network. */
  send(call: ContractCall, note: TransactionNote): Promise<string>
  /** Requests approvals for a spender, each mined before the next. An approval that is already pending isn't requested again. */
  approve(approvals: readonly ContractCall[], spender: string): Promise<void>
  /** Requests an atomic batch. Resolves with its transaction hash once it is mined. */
  bundle(calls: readonly ContractCall[], note: TransactionNote): Promise<string>
}

export function createWalletRequests<Step extends Sent & Pick<SwapStep, 'status'>>(
  context: Pick<PluginContext, 'kit' | 'ports'>,
  sender: Sender,
  planned: readonly Step[],
  onStep: (steps: readonly Step[]) => void,
): WalletRequests {
  const { kit, ports } = context
  const { networkId, address } = sender
  let steps = planned
  const mark = (status: SwapStep['status'], sent?: Sent) => {
    const at = steps.findIndex((step) => step.status !== 'done')
    steps = steps.map((step, index) => (index === at ? { ...step, status, ...sent } : step))
    onStep(steps)
  }
  const ask = async (what: () => Promise<string>, sent?: Sent) => {
    mark('requested', sent)
    return what()
  }
  const send: WalletRequests['send'] = (call, note) => {
    const { to, data, value } = call
    const transaction = { to, ...(data && { data }), ...(value !== undefined && { value }) }
    return ask(() => kit.sendTransaction({ ...transaction, networkId, address, note }), { call })
  }

  async function approve(approval: ContractCall, spender: string): Promise<void> {
    const reference = referenceOf(approval)
    if (findPendingSwap(kit, sender, reference) !== undefined) mark('pending')
    if (await resumePending(context, sender, reference)) return
    const hash = await send(approval, { kind: 'approve', transfers: [], to: spender, reference })
    mark('pending')
    const receipt = await kit.waitForTransaction({ hash, networkId })
    if (receipt.status === 'reverted')
      throw new KitError('transaction/reverted', { shortMessage: 'The approval reverted for an unknown reason.' })
    if (!isExecuted(receipt))
      throw new KitError('transaction/expired', { shortMessage: 'The wallet sent a different transaction instead.' })
  }

  onStep(steps)
  return {
    mark,
    ask,
    send,
    async approve(approvals, spender) {
      for (const approval of approvals) {
        await approve(approval, spender)
        mark('done')
      }
    },
    async bundle(calls, note) {
      // ID chosen by the page: it identifies the batch even if the response of the wallet is lost.
      const given = `0x${Array.from(ports.random.bytes(32), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
      const requested = { id: given, calls, atomicRequired: true, note, networkId, address }
      const id = await ask(() => kit.sendCalls(requested), { callsId: given })
      mark('pending', { callsId: id })
      const status = await kit.waitForCalls({ id, networkId, address }).catch((cause: unknown) => {
        // The wallet has accepted the batch. An unreadable status doesn't prove that it failed.
        throw new KitError('transaction/maybeSent', {
          shortMessage: 'The wallet accepted the calls, but their status is unknown. They may still go through.',
          details: `Calls: ${id}`,
          cause,
        })
      })
      const hash = hashOf(status)
      mark('done')
      return hash
    },
  }
}

/**
 * Whether the wallet supports atomic batches. Wallets that would first need to upgrade the account don't count, since that asks for more
 * than the swap.
 */
export async function canBundle(
  { kit }: Pick<PluginContext, 'kit'>,
  { address, networkId }: Sender,
  signal: AbortSignal,
): Promise<boolean> {
  const { atomic } = await kit.getCapabilities({ networkId, address, signal }).catch((): WalletCapabilities => ({}))
  return atomic?.status === 'supported'
}

/**
 * Returns the transaction hash of a batch, or its ID if the wallet doesn't report the hash.
 *
 * @throws KitError `transaction/expired`, `transaction/reverted`, `transaction/partlyReverted`.
 */
export function hashOf({
  id,
  status,
  receipts,
  reason = 'unknown reason',
}: Pick<CallsStatus, 'id' | 'status' | 'reason'> & {
  readonly receipts: readonly { readonly hash: string }[]
}): string {
  const hash = receipts.at(-1)?.hash
  if (status === 'success') return hash ?? id
  if (status === 'cancelled')
    throw new KitError('transaction/expired', { shortMessage: 'The swap was cancelled before it was mined.' })
  const details = hash !== undefined && { details: hash }
  if (status === 'partlyReverted')
    throw new KitError('transaction/partlyReverted', {
      shortMessage: 'Only some of the calls succeeded.',
      ...details,
    })
  throw new KitError('transaction/reverted', { shortMessage: `The calls were reverted: ${reason}`, ...details })
}
