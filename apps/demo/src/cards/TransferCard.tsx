import { useConnection, useKit, useStore } from '@kit/react'
import type { SubmitOptions } from '@kit/send'
import type { ReactNode } from 'react'
import { fillText, useDemoTexts } from '../texts/useDemoTexts.js'
import { Card } from './Card.js'
import { receivers } from './receivers.data.js'
import { TaskLine, useTask } from './useTask.js'

/** Amount that each of two calls sends. */
const twoCallsWei = 1_000_000_000_000_000n

/** Uses the features in the modal, awaiting their result, and by command alone. Without a wallet, shows the last result at most. */
export function TransferCard({ paymaster }: { readonly paymaster: string }): ReactNode {
  const kit = useKit()
  const texts = useDemoTexts()
  const { isConnected } = useConnection()
  const { account, network, namespace } = useStore(kit.active)
  const [task, run] = useTask()
  const { warnings } = useStore(kit.plugins.send.state)
  const receiver = receivers[namespace ?? '']
  const isUnused = account === undefined && task.status === 'idle'
  if (isUnused || receiver === undefined || network === undefined) return null
  const what = `${receiver.amount} ${network.nativeCurrency.symbol}`

  const send = (acknowledged: SubmitOptions['acknowledged'] = []) =>
    run(async () => {
      const { hash } = await kit.plugins.send.submit({ ...receiver, acknowledged })
      const receipt = await kit.waitForTransaction({ hash })
      const { mined, reverted } = texts.results
      const block = String(receipt.blockNumber)
      return fillText(receipt.status === 'success' ? mined : reverted, { block, hash })
    })
  /** One prompt in wallets that support batches, two in others. */
  const sendTwo = () =>
    run(async () => {
      const call = { to: receiver.to, value: twoCallsWei }
      const capabilities = paymaster === '' ? {} : { paymasterService: { url: paymaster } }
      const id = await kit.sendCalls({ calls: [call, call], capabilities })
      const { status, receipts } = await kit.waitForCalls({ id })
      return fillText(texts.results.batch, { status, count: String(receipts.length) })
    })
  return (
    <Card title={texts.send}>
      <p className="quiet small">
        {fillText(texts.recipient, { amount: what })} <span className="mono">{receiver.to}</span>
      </p>
      <div className="buttons">
        <button type="button" className="primary" disabled={!isConnected} onClick={() => send()}>
          {fillText(texts.sendAmount, { amount: what })}
        </button>
        {warnings.includes('maybeSent') && (
          <button type="button" onClick={() => send(['maybeSent'])}>
            {texts.sendAgain}
          </button>
        )}
        <button
          type="button"
          disabled={!isConnected}
          onClick={() =>
            run(async () => {
              const { hash } = await kit.open({ view: 'WalletSend', data: receiver })
              return fillText(texts.results.sent, { hash })
            })
          }
        >
          {texts.openForm}
        </button>
        {namespace === 'eip155' && (
          <button type="button" disabled={!isConnected} onClick={sendTwo}>
            {texts.batch}
          </button>
        )}
        {kit.plugins.swap.isOffered() && (
          <button
            type="button"
            disabled={!isConnected}
            onClick={() =>
              run(async () => {
                const { hash } = await kit.open({ view: 'Swap', data: { amount: '1', toToken: 'TUSD' } })
                return fillText(texts.results.swapped, { hash })
              })
            }
          >
            {fillText(texts.swapFor, { symbol: 'TUSD' })}
          </button>
        )}
      </div>
      <TaskLine task={task} />
    </Card>
  )
}
