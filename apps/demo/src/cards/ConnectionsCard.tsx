import { useKit, useStore } from '@kit/react'
import type { ReactNode } from 'react'
import { Card } from './Card.js'

/** Every wallet that is connected, and which one is active. */
export function ConnectionsCard(): ReactNode {
  const kit = useKit()
  const { connections, activeIds } = useStore(kit.connections)
  return (
    <Card title="Connections">
      {connections.length === 0 && <p className="quiet">No wallet is connected.</p>}
      <ul className="list">
        {connections.map((connection) => (
          <li key={connection.id}>
            <span>
              {connection.wallet.name}
              {activeIds.includes(connection.id) && <em> active</em>}
            </span>
            <span className="buttons">
              {!activeIds.includes(connection.id) && (
                <button type="button" onClick={() => kit.setActive({ connectionId: connection.id })}>
                  Use {connection.wallet.name}
                </button>
              )}
              <button type="button" onClick={() => void kit.disconnect({ connectionId: connection.id })}>
                Disconnect {connection.wallet.name}
              </button>
            </span>
          </li>
        ))}
      </ul>
      <div className="buttons">
        <button type="button" onClick={() => kit.open({ view: 'Connect' })}>
          Add a wallet
        </button>
        <button type="button" onClick={() => kit.open({ view: 'Networks' })}>
          Networks
        </button>
      </div>
    </Card>
  )
}
