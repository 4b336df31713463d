import { type Balance, formatBalance, formatUnits } from '@kit/core'
import { orderTokens } from '@kit/portfolio'
import { useKit, useModalIntent, useStore, useTokens } from '@kit/react'
import { useModal } from '@kit/react-ui'
import type { ReactNode } from 'react'
import { useDemoTexts } from '../texts/useDemoTexts.js'
import { Card } from './Card.js'
import { Picture } from './Picture.js'

/** Number of tokens that the card shows; the modal has all of them. */
const shownTokens = 10

/** The active account: name, picture, address, network, and its most valuable tokens. Without one, an invitation to connect. */
export function AccountCard(): ReactNode {
  const texts = useDemoTexts()
  const { status, account, network, namespace } = useStore(useKit().active)
  const { data: tokens = [], error } = useTokens()
  return (
    <Card title={texts.account}>
      {account === undefined && <Invitation />}
      {namespace !== undefined && <Name namespace={namespace} />}
      <dl>
        <div>
          <dt>{texts.status}</dt>
          <dd>{texts.statuses[status]}</dd>
        </div>
        {account && (
          <div>
            <dt>{texts.address}</dt>
            <dd className="mono">{account.address}</dd>
          </div>
        )}
        <div>
          <dt>{texts.network}</dt>
          <dd>{network?.name ?? '–'}</dd>
        </div>
        {orderTokens(tokens)
          .slice(0, shownTokens)
          .map(({ address, symbol, amount, decimals }) => (
            <div key={address ?? ''}>
              <dt>{symbol}</dt>
              <dd className="mono" title={formatUnits(amount, decimals)}>
                {formatAmount({ value: amount, decimals })}
              </dd>
            </div>
          ))}
      </dl>
      {error && (
        <p className="task" data-status="failed" role="alert">
          {error.shortMessage}
        </p>
      )}
    </Card>
  )
}

function Invitation(): ReactNode {
  const texts = useDemoTexts()
  const { open } = useModal()
  const { prepare } = useModalIntent()
  return (
    <div className="invitation">
      <p>{texts.inviteLead}</p>
      <button
        type="button"
        className="primary"
        onPointerEnter={prepare}
        onPointerDown={prepare}
        onFocus={prepare}
        onClick={() => open()}
      >
        {texts.invite}
      </button>
    </div>
  )
}

/** The account's name, if it has one. */
function Name(props: { readonly namespace: string }): ReactNode {
  const identity = useStore(useKit().namespace(props.namespace).account, (account) => account.identity)
  const { name, avatar } = identity.status === 'success' ? identity.data : {}
  if (name === undefined) return null
  return (
    <p className="named">
      <Picture src={avatar} name={name} />
      {name}
    </p>
  )
}

/** Formats an amount with at most three decimals, rounded down, with grouped digits. */
export function formatAmount(balance: Pick<Balance, 'value' | 'decimals'>): string {
  return new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 }).format(formatBalance(balance) as `${number}`)
}
