import { useKit } from '@kit/react'
import { type ReactNode, useState } from 'react'
import { fillText, useDemoTexts } from '../texts/useDemoTexts.js'
import { Card } from './Card.js'
import { receivers } from './receivers.data.js'
import { TaskLine, useTask } from './useTask.js'

/** Requests a payment, once per order, from a wallet or an exchange; it needs no connected wallet. */
export function PayCard(): ReactNode {
  const kit = useKit()
  const texts = useDemoTexts()
  const [order, setOrder] = useState('order-1')
  const [task, run] = useTask()
  const network = kit.adapters.get('eip155')?.networks[0]
  const receiver = receivers['eip155']
  if (network === undefined || receiver === undefined) return null
  const { pay } = kit.plugins
  const showResult = (result: Awaited<ReturnType<typeof pay.open>>) =>
    [`${result.paymentId}:`, result.status, result.method, result.hash].filter((part) => part !== undefined).join(' ')
  const open = () =>
    run(async () =>
      showResult(
        await pay.open({
          amount: receiver.amount,
          asset: 'native',
          recipient: receiver.to,
          network: network.id,
          paymentId: order,
        }),
      ),
    )
  return (
    <Card title={texts.pay}>
      <label className="quiet small">
        {texts.order} <input value={order} maxLength={64} onChange={(event) => setOrder(event.target.value)} />
      </label>
      <div className="buttons">
        <button type="button" className="primary" onClick={open}>
          {fillText(texts.payAmount, { amount: `${receiver.amount} ${network.nativeCurrency.symbol}` })}
        </button>
        <button type="button" onClick={() => run(async () => showResult(await pay.resume(order)))}>
          {texts.checkStatus}
        </button>
      </div>
      <TaskLine task={task} />
    </Card>
  )
}
