import { type ApiClient, getBalance } from '@kit/api'
import { type CaipAddress, formatUnits } from '@kit/core'
import type { TokenBalance } from '@kit/core/plugin'
import type { ReactNode } from 'react'
import { Card } from './Card.js'
import { formatAmount } from './formatAmount.js'
import { Picture } from './Picture.js'
import { ServedNote } from './ServedNote.js'
import { type AskedAccount, useServed } from './useServed.js'
import { useTokenImage } from './useTokenImage.js'

/** How the contract writes the currency of an EVM chain. */
const native = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Everything that the active account holds, with prices and pictures, from the server. */
export function TokensCard(props: { readonly api: ApiClient }): ReactNode {
  const [served, retry] = useServed(props.api, readTokens)
  const tokens = served.status === 'ready' ? served.value : []
  return (
    <Card title="Tokens">
      <ServedNote served={served} noun="tokens" onRetry={retry} />
      {served.status === 'ready' && tokens.length === 0 && <p className="quiet">This account holds nothing yet.</p>}
      {tokens.length > 0 && (
        <ul className="list">
          {tokens.map((token) => (
            <Holding key={token.address ?? ''} api={props.api} token={token} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Holding(props: { readonly api: ApiClient; readonly token: TokenBalance }): ReactNode {
  const { name, symbol, decimals, amount, value, price, iconUrl } = props.token
  return (
    <li className="holding">
      <Picture src={useTokenImage(props.api, symbol, iconUrl)} name={symbol} />
      <span>
        <strong>{name}</strong>
        <span className="quiet">{price === undefined ? 'No price' : dollars.format(price)}</span>
      </span>
      <span className="end">
        <strong title={`${formatUnits(amount, decimals)} ${symbol}`}>
          {formatAmount({ value: amount, decimals })} {symbol}
        </strong>
        <span className="quiet">{value === undefined ? '–' : dollars.format(value)}</span>
      </span>
    </li>
  )
}

async function readTokens(
  api: ApiClient,
  { address, networkId, isFresh }: AskedAccount,
  signal: AbortSignal,
): Promise<readonly TokenBalance[]> {
  const known = await getBalance(api, { address, networkId }, signal)
  if (!isFresh) return known
  if (!networkId.startsWith('eip155:')) return getBalance(api, { address, networkId, isFresh }, signal)
  const forceUpdate = known.map((token): CaipAddress => `${networkId}:${token.address ?? native}`)
  const now = await getBalance(api, { address, networkId, forceUpdate }, signal)
  return now.filter(({ amount }) => amount > 0n)
}
