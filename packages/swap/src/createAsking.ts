import { type CaipNetworkId, type ContractCall, type Kit, KitError, type TransactionNote } from '@kit/core/plugin'
import type { SwapStep } from './SwapState.js'

/** Asks a wallet step by step, and tells how far that is. */
export type Asking = {
  /** Marks the first step that is not done. */
  mark(status: SwapStep['status']): void
  /** Marks it as asked, and asks. */
  ask(what: () => Promise<string>): Promise<string>
  /** Asks for one transaction of the account, on its network. */
  send(call: ContractCall, note: TransactionNote): Promise<string>
  /** Asks for approvals of a spender, each mined before the next. */
  approve(approvals: readonly ContractCall[], spender: string): Promise<void>
}

/** Creates it for one account, network and list of steps. */
export function createAsking<Step extends Pick<SwapStep, 'status'>>(
  kit: Kit,
  { networkId, address }: { readonly networkId: CaipNetworkId; readonly address: string },
  planned: readonly Step[],
  onStep: (steps: readonly Step[]) => void,
): Asking {
  let steps = planned
  const mark: Asking['mark'] = (status) => {
    const at = steps.findIndex((step) => step.status !== 'done')
    steps = steps.map((step, index) => (index === at ? { ...step, status } : step))
    onStep(steps)
  }
  const ask: Asking['ask'] = async (what) => {
    mark('asked')
    return what()
  }
  const send: Asking['send'] = ({ to, data, value }, note) =>
    ask(() =>
      kit.sendTransaction({
        to,
        networkId,
        address,
        note,
        ...(data && { data }),
        ...(value !== undefined && { value }),
      }),
    )
  onStep(steps)
  return {
    mark,
    ask,
    send,
    async approve(approvals, spender) {
      for (const approval of approvals) {
        const hash = await send(approval, { kind: 'approve', transfers: [], to: spender })
        mark('pending')
        const { status } = await kit.waitForTransaction({ hash, networkId })
        if (status === 'reverted')
          throw new KitError('transaction/reverted', { shortMessage: 'The approval was reverted: unknown reason' })
        mark('done')
      }
    },
  }
}
