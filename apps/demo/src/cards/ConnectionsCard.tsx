import type { Connection } from '@kit/core'
import { useKit, useStore } from '@kit/react'
import { useModal } from '@kit/react-ui'
import type { ReactNode } from 'react'
import { fillText, useDemoTexts } from '../texts/useDemoTexts.js'
import { Card } from './Card.js'

/** The connected wallets of each namespace, and the active one. */
export function ConnectionsCard(): ReactNode {
  const kit = useKit()
  const texts = useDemoTexts()
  const { open } = useModal()
  const { connections, activeIds } = useStore(kit.connections)
  const { namespace } = useStore(kit.active)
  const isActive = (connection: Connection) => activeIds.includes(connection.id) && connection.namespace === namespace
  return (
    <Card title={texts.connections}>
      {connections.length === 0 && <p className="quiet">{texts.noConnections}</p>}
      <ul className="list">
        {connections.map((connection) => (
          <li key={connection.id}>
            <span>
              {connection.wallet.name}
              {isActive(connection) && <em> {texts.active}</em>}
              <span className="quiet"> {connection.namespace}</span>
            </span>
            <span className="buttons">
              {!isActive(connection) && (
                <button
                  type="button"
                  aria-label={fillText(texts.useWallet, { wallet: connection.wallet.name })}
                  onClick={() => kit.setActive({ connectionId: connection.id })}
                >
                  {texts.use}
                </button>
              )}
              <button
                type="button"
                aria-label={fillText(texts.disconnectWallet, { wallet: connection.wallet.name })}
                onClick={() => void kit.disconnect({ connectionId: connection.id })}
              >
                {texts.disconnect}
              </button>
            </span>
          </li>
        ))}
      </ul>
      <div className="buttons">
        <button type="button" onClick={() => open({ view: 'Connect' })}>
          {texts.addWallet}
        </button>
        <button type="button" onClick={() => open({ view: 'Networks' })}>
          {texts.networks}
        </button>
      </div>
    </Card>
  )
}
