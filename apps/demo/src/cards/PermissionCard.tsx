import { useKit, useStore } from '@kit/react'
import { type ReactNode, useState } from 'react'
import { fillText, useDemoTexts } from '../texts/useDemoTexts.js'
import { Card } from './Card.js'
import { receivers } from './receivers.data.js'
import { TaskLine, useTask } from './useTask.js'

const daySeconds = 86_400
/** 0.01 of the native currency per day. */
const dailyWei = '0x2386f26fc10000'

/** Requests a permission of a smart account: shown if the active account is one. */
export function PermissionCard(): ReactNode {
  const { account, network } = useStore(useKit().active)
  if (account?.type !== 'smartAccount' || network === undefined) return null
  // A permission belongs to this account and network.
  return <Permission key={`${network.id} ${account.address}`} symbol={network.nativeCurrency.symbol} />
}

function Permission({ symbol }: { readonly symbol: string }): ReactNode {
  const kit = useKit()
  const { permission } = useDemoTexts()
  const [context, setContext] = useState<`0x${string}`>()
  const [task, run] = useTask()
  const friend = receivers['eip155']?.to ?? ''

  const permit = () =>
    run(async () => {
      const nowS = Math.floor(Date.now() / 1000)
      const data = { allowance: dailyWei, start: nowS, period: daySeconds }
      const { permissions } = await kit.grantPermissions({
        signer: { type: 'account', data: { address: friend } },
        permissions: [{ type: 'native-token-recurring-allowance', data }],
        expiresAtMs: (nowS + 7 * daySeconds) * 1000,
      })
      setContext(permissions[0]?.context)
      return permission.granted
    })
  const revoke = (given: `0x${string}`) =>
    run(async () => {
      await kit.revokePermissions({ context: given })
      setContext(undefined)
      return permission.revoked
    })
  return (
    <Card title={permission.title}>
      <p className="quiet small">{fillText(permission.offer, { who: friend, amount: `0.01 ${symbol}` })}</p>
      <div className="buttons">
        <button type="button" onClick={permit}>
          {permission.grant}
        </button>
        {context !== undefined && (
          <button type="button" onClick={() => revoke(context)}>
            {permission.revoke}
          </button>
        )}
      </div>
      <TaskLine task={task} />
      {context !== undefined && (
        <details>
          <summary>{permission.delegated}</summary>
          <p className="mono small" style={{ overflowWrap: 'anywhere' }}>
            {context}
          </p>
        </details>
      )}
    </Card>
  )
}
