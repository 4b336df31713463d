import { type ApiClient, getIdentity } from '@kit/api'
import { formatUnits, type Identity, isKitError } from '@kit/core'
import { useKit, useStore } from '@kit/react'
import { type ReactNode, useEffect, useState } from 'react'
import { type DemoConfig, tokensOf } from '../DemoConfig.js'
import { Card } from './Card.js'
import { Picture } from './Picture.js'
import { type AskedAccount, useServed } from './useServed.js'

/** The active account: name and picture from the server; address, network and balances from the chain. */
export function AccountCard(props: { readonly config: DemoConfig; readonly api: ApiClient }): ReactNode {
  const kit = useKit()
  const [identity] = useServed(props.api, readIdentity)
  const { account, network, status } = useStore(kit.active)
  const [balances, setBalances] = useState<Readonly<Record<string, string>>>({})
  const [problem, setProblem] = useState('')
  const address = account?.address
  const networkId = network?.id

  useEffect(() => {
    setBalances({})
    setProblem('')
    if (status !== 'connected' || address === undefined || networkId === undefined) return
    let stale = false
    const read = async () => {
      const rows = await Promise.all(
        [undefined, ...Object.values(tokensOf(props.config, networkId)).map(({ address }) => address)].map((token) =>
          kit.getBalance({ networkId, ...(token === undefined ? {} : { token }) }),
        ),
      )
      if (stale) return
      setBalances(Object.fromEntries(rows.map((row) => [row.symbol, formatUnits(row.value, row.decimals)])))
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
        <dt>Status</dt>
        <dd>{status}</dd>
        <dt>Address</dt>
        <dd className="mono">{address ?? '–'}</dd>
        <dt>Network</dt>
        <dd>{network?.name ?? '–'}</dd>
        {Object.entries(balances).map(([symbol, amount]) => (
          <div key={symbol}>
            <dt>{symbol}</dt>
            <dd className="mono">{amount}</dd>
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
