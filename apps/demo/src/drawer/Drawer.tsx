import type { ReactNode } from 'react'
import { SettingsCard } from '../cards/SettingsCard.js'
import { TestWalletCard } from '../cards/TestWalletCard.js'
import { TimelineCard } from '../cards/TimelineCard.js'
import type { DemoConfig } from '../config/DemoConfig.js'
import type { DemoSettings } from '../config/DemoSettings.js'
import type { DemoWallet } from '../config/DemoWallet.js'
import { useDemoTexts } from '../texts/useDemoTexts.js'

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
  const texts = useDemoTexts()
  return (
    <aside className="drawer" aria-label={texts.wallets} hidden={!isOpen}>
      <header>
        <h2>{texts.wallets}</h2>
        <button type="button" className="ghost" onClick={onClose}>
          {texts.drawer.hide}
        </button>
      </header>
      <p className="quiet small">{texts.drawer.lead}</p>
      {wallets.map((wallet) => (
        <TestWalletCard key={wallet.name} wallet={wallet} config={config} />
      ))}
      <SettingsCard settings={settings} />
      {children}
      <TimelineCard />
    </aside>
  )
}
