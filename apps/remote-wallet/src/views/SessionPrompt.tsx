import { cleanText } from '@kit/core/adapter'
import type { RemotePrompt } from '@kit/testing/remote-wallet'
import { useState } from 'react'
import { getAddress } from 'viem'
import { formatAddress } from '../request/formatAddress.js'
import { networkName } from '../request/networkName.js'
import { fillPlaceholders } from '../texts/fillPlaceholders.js'
import { useWalletTexts } from '../texts/useWalletTexts.js'
import type { WalletAccount } from '../wallet/loadAccounts.js'
import type { WalletConfig } from '../wallet/WalletConfig.js'

/** Shows an app's proposal, and lets the user choose what to grant. */
export function SessionPrompt(props: {
  readonly prompt: Extract<RemotePrompt, { readonly kind: 'session' }>
  readonly config: WalletConfig
  readonly accounts: readonly WalletAccount[]
}) {
  const { prompt, config, accounts } = props
  const texts = useWalletTexts()
  const [account, setAccount] = useState(accounts[0]?.address ?? '0x')
  const [chainIds, setChainIds] = useState(prompt.chainIds)
  const [networkIds, setNetworkIds] = useState(prompt.others.map(({ networkId }) => networkId))
  const known = [...prompt.chainIds.map((id) => `eip155:${id}`), ...prompt.others.map(({ networkId }) => networkId)]
  const refused = prompt.networkIds.filter((id) => !known.includes(id))
  const toggle = (chainId: number, on: boolean) =>
    setChainIds(prompt.chainIds.filter((id) => (id === chainId ? on : chainIds.includes(id))))
  const toggleOther = (networkId: string, on: boolean) =>
    setNetworkIds(on ? [...networkIds, networkId] : networkIds.filter((id) => id !== networkId))
  return (
    <>
      <h2 id="prompt-title" tabIndex={-1}>
        {prompt.signIn ? texts.connectAndSignIn : texts.connectApp}
      </h2>
      {prompt.chainIds.length > 0 && (
        <label className="choice">
          {texts.account}
          <select value={account} onChange={(event) => setAccount(getAddress(event.target.value))}>
            {accounts.map(({ address, label }) => (
              <option key={address} value={address}>
                {label} · {formatAddress(address)}
              </option>
            ))}
          </select>
        </label>
      )}
      <fieldset>
        <legend>{texts.networks}</legend>
        {prompt.chainIds.map((chainId) => (
          <label key={chainId} className="check">
            <input
              type="checkbox"
              checked={chainIds.includes(chainId)}
              onChange={(event) => toggle(chainId, event.target.checked)}
            />
            {networkName(`eip155:${chainId}`, config, texts)}
          </label>
        ))}
        {prompt.others.map(({ networkId, address }) => (
          <label key={networkId} className="check" title={address}>
            <input
              type="checkbox"
              checked={networkIds.includes(networkId)}
              onChange={(event) => toggleOther(networkId, event.target.checked)}
            />
            {networkName(networkId, config, texts)} · {formatAddress(address)}
          </label>
        ))}
        {refused.length > 0 && (
          <p className="quiet">
            {fillPlaceholders(texts.notSupported, { networks: refused.map((id) => cleanText(id, 44)).join(', ') })}
          </p>
        )}
      </fieldset>
      {prompt.signIn && <SignInNote {...prompt.signIn} />}
      <Powers methods={prompt.methods} />
      <div className="buttons">
        <button type="button" onClick={() => prompt.reject()}>
          {texts.reject}
        </button>
        <button
          type="button"
          className="primary"
          disabled={chainIds.length + networkIds.length === 0}
          onClick={() => prompt.approve({ chainIds, accounts: [getAddress(account)], networkIds })}
        >
          {texts.approve}
        </button>
      </div>
    </>
  )
}

/** Lists the rights of a connected app. */
function Powers({ methods }: { readonly methods: readonly string[] }) {
  const texts = useWalletTexts()
  return (
    <div className="plain">
      <h3>{texts.appCan}</h3>
      <ul className="powers">
        <li>{texts.canSee}</li>
        <li>{texts.canAsk}</li>
      </ul>
      {methods.length > 0 && (
        <details>
          <summary>{texts.methods}</summary>
          <p className="code">{methods.map((method) => cleanText(method, 60)).join(', ')}</p>
        </details>
      )}
    </div>
  )
}

/** The sign-in that approving includes. */
function SignInNote({ domain, statement }: { readonly domain: string; readonly statement: string }) {
  const texts = useWalletTexts()
  return (
    <div className="plain">
      <h3>{fillPlaceholders(texts.signInTo, { domain: cleanText(domain, 260) })}</h3>
      <p>{cleanText(statement, 1000)}</p>
      <p className="quiet">{texts.signInFree}</p>
    </div>
  )
}
