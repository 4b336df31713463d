import { parseUnits } from '@kit/core'
import { useKit, useStore } from '@kit/react'
import { type ReactNode, useState } from 'react'
import { type DemoConfig, tokensOf } from '../DemoConfig.js'
import { Card } from './Card.js'
import { receivers } from './receivers.data.js'
import { TaskLine } from './TaskLine.js'
import { useTask } from './useTask.js'

/** Sends the native currency or a token and waits until it is mined. Each family has its own receiver and amount. */
export function SendCard(props: { readonly config: DemoConfig }): ReactNode {
  const kit = useKit()
  const namespace = useStore(kit.active, (active) => active.namespace) ?? 'eip155'
  if (kit.adapters.get(namespace)?.transfer === undefined) return null
  return (
    <Card title="Send">
      <SendForm key={namespace} namespace={namespace} config={props.config} />
    </Card>
  )
}

function SendForm(props: { readonly namespace: string; readonly config: DemoConfig }): ReactNode {
  const kit = useKit()
  const { account, network } = useStore(kit.active)
  const tokens = tokensOf(props.config, network?.id)
  const native = network?.nativeCurrency ?? { symbol: '', decimals: 18 }
  const receiver = receivers[props.namespace]
  const [to, setTo] = useState(receiver?.to ?? '')
  const [amount, setAmount] = useState(receiver?.amount ?? '')
  const [symbol, setSymbol] = useState('')
  const [task, run] = useTask()

  const send = () =>
    run(async () => {
      const token = tokens[symbol]
      const hash = await kit.transfer({
        to,
        amount: parseUnits(amount, token?.decimals ?? native.decimals),
        ...(token === undefined ? {} : { token: token.address }),
      })
      const receipt = await kit.waitForTransaction({ hash })
      return `${receipt.status === 'success' ? 'Mined' : 'Reverted'} in block ${receipt.blockNumber}: ${hash}`
    })

  return (
    <>
      <label>
        To
        <input className="mono" dir="ltr" value={to} onChange={(event) => setTo(event.target.value)} />
      </label>
      <div className="row">
        <label>
          Amount
          <input inputMode="decimal" value={amount} onChange={(event) => setAmount(event.target.value)} />
        </label>
        <label>
          Token
          <select value={symbol} onChange={(event) => setSymbol(event.target.value)}>
            <option value="">{native.symbol}</option>
            {Object.keys(tokens).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      </div>
      <div className="buttons">
        <button type="button" className="primary" disabled={account === undefined} onClick={send}>
          Send
        </button>
      </div>
      <TaskLine task={task} />
    </>
  )
}
