import type { ReactNode } from 'react'
import { SettingsCard } from '../cards/SettingsCard.js'
import { TestWalletCard } from '../cards/TestWalletCard.js'
import { TimelineCard } from '../cards/TimelineCard.js'
import type { DemoConfig } from '../config/DemoConfig.js'
import type { DemoSettings } from '../config/DemoSettings.js'
import type { DemoWallet } from '../config/DemoWallet.js'

/** The drawer beside the page: the test wallets' side, settings, and the timeline. */
export function Drawer(props: {
  readonly isOpen: boolean
  readonly wallets: readonly DemoWallet[]
  readonly config: DemoConfig
  readonly settings: DemoSettings
  /** Additional settings. */
  readonly children?: ReactNode
  onClose(): void
}): ReactNode {
  const { isOpen, wallets, config, settings, children, onClose } = props
  return (
    <aside className="drawer" aria-label="Test wallets" lang="en" hidden={!isOpen}>
      <div className="english" dir="ltr">
        <header>
          <h2>Test wallets</h2>
          <button type="button" className="ghost" onClick={onClose}>
            Hide
          </button>
        </header>
        <p className="quiet small">Simulated wallets on local chains. You approve their requests here.</p>
        {wallets.map((wallet) => (
          <TestWalletCard key={wallet.name} wallet={wallet} config={config} />
        ))}
        <SettingsCard settings={settings} />
        {children}
        <TimelineCard />
      </div>
    </aside>
  )
}
