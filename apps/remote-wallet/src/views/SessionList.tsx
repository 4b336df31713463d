import type { RemoteSession, RemoteWallet } from '@kit/testing/remote-wallet'
import { useState } from 'react'
import { getAddress } from 'viem'
import { networkName } from '../request/networkName.js'
import { fillPlaceholders } from '../texts/fillPlaceholders.js'
import { useWalletTexts } from '../texts/useWalletTexts.js'
import type { WalletAccount } from '../wallet/loadAccounts.js'
import type { WalletConfig } from '../wallet/WalletConfig.js'
import { AppMark } from './AppMark.js'
import { appName } from './appName.js'

type Props = {
  readonly wallet: RemoteWallet
  readonly config: WalletConfig
  readonly accounts: readonly WalletAccount[]
}

/** The connected apps. */
export function SessionList(props: Props & { readonly sessions: readonly RemoteSession[] }) {
  const texts = useWalletTexts()
  return (
    <section className="card" aria-labelledby="sessions-title">
      <h2 id="sessions-title">{texts.apps}</h2>
      {props.sessions.length === 0 ? (
        <div className="empty">
          <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
            <rect x="5" y="9" width="30" height="22" rx="6" />
            <path d="M5 16h30M26 24h4" />
          </svg>
          <p className="quiet">{texts.noApps}</p>
        </div>
      ) : (
        <ul className="list">
          {props.sessions.map((session) => (
            <SessionRow key={session.topic} {...props} session={session} />
          ))}
        </ul>
      )}
    </section>
  )
}

function SessionRow({ session, wallet, config, accounts }: Props & { readonly session: RemoteSession }) {
  const [problem, setProblem] = useState('')
  const texts = useWalletTexts()
  const { name, host } = appName(session.peer, texts)
  const others = session.networkIds.filter((id) => !id.startsWith('eip155:'))
  const run = (action: Promise<void>) => {
    setProblem('')
    action.catch(() => setProblem(texts.notNotified))
  }
  return (
    <li className="session" aria-label={name}>
      <div className="row">
        <AppMark peer={session.peer} />
        <div className="grow">
          <div className="label">{name}</div>
          <div className="quiet">{host}</div>
        </div>
        <button type="button" className="danger" onClick={() => run(wallet.disconnect(session.topic))}>
          {texts.disconnect}
        </button>
      </div>
      {session.chainIds.length > 0 && (
        <div className="choices">
          <label>
            {texts.account}
            <select
              value={session.accounts[0] ?? ''}
              onChange={(event) => run(wallet.selectAccount(getAddress(event.target.value), session.topic))}
            >
              {accounts.map(({ address, label }) => (
                <option key={address} value={address}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <label>
            {texts.network}
            <select
              value={session.chainId}
              onChange={(event) => run(wallet.selectChain(Number(event.target.value), session.topic))}
            >
              {wallet.chains.map(({ id, name: network }) => (
                <option key={id} value={id}>
                  {network ?? fillPlaceholders(texts.chain, { id })}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
      {others.length > 0 && (
        <p className="quiet">
          {fillPlaceholders(texts.alsoOn, { networks: others.map((id) => networkName(id, config, texts)).join(', ') })}
        </p>
      )}
      {problem !== '' && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </li>
  )
}
