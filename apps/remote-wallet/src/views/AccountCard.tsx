import { createRpc } from '@kit/testing'
import { useEffect, useState } from 'react'
import { formatEther } from 'viem'
import { formatAddress } from '../request/formatAddress.js'
import { useWalletTexts } from '../texts/useWalletTexts.js'
import type { WalletAccount } from '../wallet/loadAccounts.js'
import type { WalletConfig } from '../wallet/WalletConfig.js'
import { AccountAvatar } from './AccountAvatar.js'

/** The wallet's accounts with their balance on each chain. Balances are refetched when `refreshKey` changes. */
export function AccountCard(props: {
  readonly accounts: readonly WalletAccount[]
  readonly config: WalletConfig
  readonly refreshKey: unknown
}) {
  const texts = useWalletTexts()
  return (
    <section className="card" aria-labelledby="accounts-title">
      <h2 id="accounts-title">{texts.accounts}</h2>
      <ul className="list">
        {props.accounts.map((account) => (
          <li key={account.address} className="row">
            <AccountAvatar address={account.address} />
            <div className="grow">
              <div className="label">{account.label}</div>
              <div className="quiet" title={account.address}>
                {formatAddress(account.address)}
              </div>
            </div>
            <Balances account={account} config={props.config} refreshKey={props.refreshKey} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Balances(props: { account: WalletAccount; config: WalletConfig; refreshKey: unknown }) {
  const { account, config, refreshKey } = props
  const { unavailable } = useWalletTexts()
  const [balances, setBalances] = useState<Readonly<Record<number, string>>>({})
  // `refreshKey` triggers a refetch
  useEffect(() => {
    let current = true
    for (const { id, rpcUrl } of config.chains) {
      createRpc(rpcUrl)('eth_getBalance', [account.address, 'latest']).then(
        (value) => current && setBalances((all) => ({ ...all, [id]: formatAmount(value) })),
        () => current && setBalances((all) => ({ ...all, [id]: unavailable })),
      )
    }
    return () => {
      current = false
    }
  }, [account.address, config, refreshKey])
  return (
    <dl className="balances">
      {config.chains.map(({ id, name }) => (
        <div key={id}>
          <dt className="quiet">{name}</dt>
          <dd>{balances[id] ?? '…'}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Rounds down to three decimals. */
function formatAmount(value: unknown): string {
  const [whole = '0', fraction = ''] = formatEther(BigInt(String(value))).split('.')
  const decimals = fraction.slice(0, 3).replace(/0+$/, '')
  return `${BigInt(whole).toLocaleString('en')}${decimals === '' ? '' : `.${decimals}`} ETH`
}
