import { useKit, useStore } from '@kit/react'
import { type ReactNode, useState } from 'react'
import { Card } from './Card.js'
import { TaskLine } from './TaskLine.js'
import { useTask } from './useTask.js'

/** Signs a text, or typed data, with the active account. */
export function SignCard(): ReactNode {
  const kit = useKit()
  const { account, network } = useStore(kit.active)
  const [message, setMessage] = useState('Hello from the demo')
  const [task, run] = useTask()
  return (
    <Card title="Sign">
      <label>
        Message
        <textarea rows={2} value={message} onChange={(event) => setMessage(event.target.value)} />
      </label>
      <div className="buttons">
        <button
          type="button"
          disabled={account === undefined}
          onClick={() => run(async () => `Signature ${await kit.signMessage({ message })}`)}
        >
          Sign message
        </button>
        <button
          type="button"
          disabled={account === undefined}
          onClick={() =>
            run(
              async () =>
                `Signature ${await kit.signTypedData({
                  typedData: {
                    domain: { name: 'Kit demo', version: '1', chainId: Number(network?.reference) },
                    types: { Note: [{ name: 'text', type: 'string' }] },
                    primaryType: 'Note',
                    message: { text: message },
                  },
                })}`,
            )
          }
        >
          Sign typed data
        </button>
      </div>
      <TaskLine task={task} />
    </Card>
  )
}
