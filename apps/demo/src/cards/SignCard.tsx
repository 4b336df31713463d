import { useKit, useStore } from '@kit/react'
import { type ReactNode, useState } from 'react'
import { fillText, useDemoTexts } from '../texts/useDemoTexts.js'
import { Card } from './Card.js'
import { TaskLine, useTask } from './useTask.js'

/** Signs a message with the active account, and typed data if its chain supports it. Without an account, shows the last result at most. */
export function SignCard(): ReactNode {
  const kit = useKit()
  const texts = useDemoTexts()
  const { account, network, namespace } = useStore(kit.active)
  const [message, setMessage] = useState<string>(texts.firstMessage)
  const [task, run] = useTask()
  const adapter = kit.adapters.get(namespace ?? '')
  const typedData = {
    domain: { name: 'Kit demo', version: '1', chainId: Number(network?.reference) },
    types: { Note: [{ name: 'text', type: 'string' }] },
    primaryType: 'Note',
    message: { text: message },
  } as const
  const signed = (signature: string) => fillText(texts.results.signature, { signature })
  if (account === undefined && task.status === 'idle') return null
  return (
    <Card title={texts.sign}>
      <label>
        {texts.message}
        <textarea rows={2} value={message} onChange={(event) => setMessage(event.target.value)} />
      </label>
      <div className="buttons">
        {adapter?.signMessage && (
          <button
            type="button"
            className="primary"
            disabled={account === undefined}
            onClick={() => run(async () => signed(await kit.signMessage({ message })))}
          >
            {texts.signMessage}
          </button>
        )}
        {adapter?.signTypedData && (
          <button
            type="button"
            disabled={account === undefined}
            onClick={() => run(async () => signed(await kit.signTypedData({ typedData })))}
          >
            {texts.signTypedData}
          </button>
        )}
      </div>
      <TaskLine task={task} />
    </Card>
  )
}
