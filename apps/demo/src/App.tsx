import type { ApiClient } from '@kit/api'
import { ConnectButton, type Icons, KitModal, NetworkButton } from '@kit/react-ui'
import type { ReactNode } from 'react'
import { AccountCard } from './cards/AccountCard.js'
import { ActivityCard } from './cards/ActivityCard.js'
import { ConnectionsCard } from './cards/ConnectionsCard.js'
import { SendCard } from './cards/SendCard.js'
import { SettingsCard } from './cards/SettingsCard.js'
import { SignCard } from './cards/SignCard.js'
import { TestWalletCard } from './cards/TestWalletCard.js'
import { TimelineCard } from './cards/TimelineCard.js'
import { TokensCard } from './cards/TokensCard.js'
import type { DemoConfig } from './DemoConfig.js'
import type { DemoSettings } from './DemoSettings.js'
import type { DemoWallet } from './DemoWallet.js'
import { WalletPrompt } from './WalletPrompt.js'

/** The demo page. */
export function App(props: {
  readonly config: DemoConfig
  readonly settings: DemoSettings
  readonly wallets: readonly DemoWallet[]
  readonly api: ApiClient
  readonly icons: Icons
}): ReactNode {
  const { config, settings, wallets, api, icons } = props
  return (
    <>
      <header className="top">
        <span className="brand">
          <img src="/icon.svg" alt="" width="28" height="28" />
          Kit demo
        </span>
        <nav className="actions" aria-label="Wallet">
          <NetworkButton icons={icons} />
          <ConnectButton icons={icons} />
        </nav>
      </header>
      <main>
        <section className="hero">
          <h1>One button. Every wallet. Your own servers.</h1>
          <p>
            This dapp runs on two local chains and a relay on this machine. Connect a test wallet from this page, or
            pair the <a href={config.walletUrl}>remote wallet</a> in another tab.
          </p>
        </section>
        <div className="grid">
          <AccountCard config={config} api={api} />
          <TokensCard api={api} />
          <ActivityCard api={api} />
          <SignCard />
          <SendCard config={config} />
          <ConnectionsCard />
          {wallets.map((wallet) => (
            <TestWalletCard key={wallet.name} wallet={wallet} />
          ))}
          <SettingsCard settings={settings} />
          <TimelineCard />
        </div>
      </main>
      <KitModal
        icons={icons}
        theme={settings.theme}
        locale={settings.locale}
        themeVariables={{
          ...(settings.accent ? { accent: settings.accent } : {}),
          ...(settings.radius ? { 'border-radius-master': settings.radius } : {}),
        }}
      />
      {wallets.map((wallet) => (
        <WalletPrompt key={wallet.name} wallet={wallet} />
      ))}
    </>
  )
}
