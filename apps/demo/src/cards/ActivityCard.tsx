import { type ApiClient, getHistory, type HistoryItem, type HistoryPage } from '@kit/api'
import { formatAddress } from '@kit/core'
import { type ReactNode, useState } from 'react'
import { Card } from './Card.js'
import { formatAge } from './formatAge.js'
import { Picture } from './Picture.js'
import { ServedNote } from './ServedNote.js'
import { type AskedAccount, useServed } from './useServed.js'

/** Rows that are shown at first, and more with each press. */
const step = 6

const words: Readonly<Record<string, string>> = {
  approve: 'Approved',
  burn: 'Burned',
  buy: 'Bought',
  deploy: 'Deployed a contract',
  execute: 'Called a contract',
  mint: 'Minted',
  receive: 'Received',
  send: 'Sent',
  trade: 'Swapped',
}

/** What the active account did, the newest first, from the server. */
export function ActivityCard(props: { readonly api: ApiClient }): ReactNode {
  const [served, retry] = useServed(props.api, readActivity)
  const [count, setCount] = useState(step)
  const items = served.status === 'ready' ? served.value.items : []
  return (
    <Card title="Activity">
      <ServedNote served={served} noun="activity" onRetry={retry} />
      {served.status === 'ready' && items.length === 0 && <p className="quiet">Nothing has happened here yet.</p>}
      {items.length > 0 && (
        <ul className="list">
          {items.slice(0, count).map((item) => (
            <Row key={item.id} item={item} />
          ))}
        </ul>
      )}
      {items.length > count && (
        <div className="buttons">
          <button type="button" onClick={() => setCount(count + step)}>
            Show more
          </button>
        </div>
      )}
    </Card>
  )
}

function Row(props: { readonly item: HistoryItem }): ReactNode {
  const { operation, minedAtMs, sentFrom, sentTo, status, transfers, hash } = props.item
  const [first] = transfers
  const isIncoming = first?.direction === 'in'
  const other = isIncoming ? sentFrom : sentTo
  return (
    <li className="holding" title={hash}>
      <Picture src={first?.iconUrl ?? first?.collectible?.imageUrl} name={first?.symbol ?? first?.name ?? operation} />
      <span>
        <strong>
          {words[operation] ?? operation}
          {status !== 'confirmed' && <em className="tag"> {status}</em>}
        </strong>
        {other !== '' && (
          <span className="quiet" title={other}>
            {isIncoming ? 'from' : 'to'} {formatAddress(other)}
          </span>
        )}
      </span>
      <span className="end">
        {transfers.slice(0, 2).map(({ direction, quantity, symbol, name }, index) => (
          <strong key={`${direction}-${index < 1}`}>
            {direction === 'in' ? '+' : direction === 'out' ? '−' : ''}
            {quantity} {symbol ?? name}
          </strong>
        ))}
        <time className="quiet" dateTime={new Date(minedAtMs).toISOString()}>
          {formatAge(Date.now() - minedAtMs)}
        </time>
      </span>
    </li>
  )
}

function readActivity(api: ApiClient, asked: AskedAccount, signal: AbortSignal): Promise<HistoryPage> {
  return getHistory(api, asked, signal)
}
