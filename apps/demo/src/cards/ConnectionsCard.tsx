import type { Connection } from '@kit/core'
import { useKit, useStore } from '@kit/react'
import { useModal } from '@kit/react-ui'
import type { ReactNode } from 'react'
import { Card } from './Card.js'

/** The connected wallets of each namespace, and the active one. */
export function ConnectionsCard(): ReactNode {
  const kit = useKit()
  const { open } = useModal()
  const { connections, activeIds } = useStore(kit.connections)
  const { namespace } = useStore(kit.active)
  const isActive = (connection: Connection) => activeIds.includes(connection.id) && connection.namespace === namespace
  return (
    <Card title="Connections">
      {connections.length === 0 && <p className="quiet">No wallets connected.</p>}
      <ul className="list">
        {connections.map((connection) => (
          <li key={connection.id}>
            <span>
              {connection.wallet.name}
              {isActive(connection) && <em> active</em>}
              <span className="quiet"> {connection.namespace}</span>
            </span>
            <span className="buttons">
              {!isActive(connection) && (
                <button
                  type="button"
                  aria-label={`Use ${connection.wallet.name}`}
                  onClick={() => kit.setActive({ connectionId: connection.id })}
                >
                  Use
                </button>
              )}
              <button
                type="button"
                aria-label={`Disconnect ${connection.wallet.name}`}
                onClick={() => void kit.disconnect({ connectionId: connection.id })}
              >
                Disconnect
              </button>
            </span>
          </li>
        ))}
      </ul>
      <div className="buttons">
        <button type="button" onClick={() => open({ view: 'Connect' })}>
          Add a wallet
        </button>
        <button type="button" onClick={() => open({ view: 'Networks' })}>
          Networks
        </button>
      </div>
    </Card>
  )
}
