import { type ApiClient, getIdentity } from '@kit/api'
import { type Balance, formatUnits, type Identity, isKitError } from '@kit/core'
import { useKit, useStore } from '@kit/react'
import { type ReactNode, useEffect, useState } from 'react'
import { type DemoConfig, tokensOf } from '../DemoConfig.js'
import { Card } from './Card.js'
import { formatAmount } from './formatAmount.js'
import { Picture } from './Picture.js'
import { type AskedAccount, useServed } from './useServed.js'

/** Beside the chain's own currency; the card of tokens has them all. */
const shownTokens = 2

/** The active account: name and picture from the server; address, network and balances from the chain. */
export function AccountCard(props: { readonly config: DemoConfig; readonly api: ApiClient }): ReactNode {
  const kit = useKit()
  const [identity] = useServed(props.api, readIdentity)
  const { account, network, status } = useStore(kit.active)
  const [balances, setBalances] = useState<readonly Balance[]>([])
  const [problem, setProblem] = useState('')
  const address = account?.address
  const networkId = network?.id

  useEffect(() => {
    setBalances([])
    setProblem('')
    if (status !== 'connected' || address === undefined || networkId === undefined) return
    let stale = false
    const read = async () => {
      const rows = await Promise.all(
        [
          undefined,
          ...Object.values(tokensOf(props.config, networkId))
            .slice(0, shownTokens)
            .map(({ address }) => address),
        ].map((token) => kit.getBalance({ networkId, ...(token === undefined ? {} : { token }) })),
      )
      if (!stale) setBalances(rows)
    }
    const refresh = () =>
      void read().catch((error: unknown) => {
        if (!stale) setProblem(isKitError(error) ? error.message : String(error))
      })
    refresh()
    const mined = kit.events$.subscribe((event) => {
      if (event.type === 'transaction/mined') refresh()
    })
    return () => {
      stale = true
      mined.unsubscribe()
    }
  }, [kit, status, address, networkId, props.config])

  return (
    <Card title="Account">
      {identity.status === 'ready' && identity.value.name !== undefined && (
        <p className="named">
          <Picture src={identity.value.avatar} name={identity.value.name} />
          {identity.value.name}
        </p>
      )}
      <dl>
        <div>
          <dt>Status</dt>
          <dd>{status}</dd>
        </div>
        <div>
          <dt>Address</dt>
          <dd className="mono">{address ?? '–'}</dd>
        </div>
        <div>
          <dt>Network</dt>
          <dd>{network?.name ?? '–'}</dd>
        </div>
        {balances.map((balance) => (
          <div key={balance.symbol}>
            <dt>{balance.symbol}</dt>
            <dd className="mono" title={formatUnits(balance.value, balance.decimals)}>
              {formatAmount(balance)}
            </dd>
          </div>
        ))}
      </dl>
      {problem !== '' && (
        <p className="task" data-status="failed" role="alert">
          {problem}
        </p>
      )}
    </Card>
  )
}

function readIdentity(api: ApiClient, { address, networkId }: AskedAccount, signal: AbortSignal): Promise<Identity> {
  return getIdentity(api, { address, networkId, sender: address }, signal)
}
