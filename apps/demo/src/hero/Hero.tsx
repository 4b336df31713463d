import { KitModal } from '@kit/react-ui'
import type { ReactNode } from 'react'
import type { DemoConfig } from '../config/DemoConfig.js'
import type { DemoSettings } from '../config/DemoSettings.js'
import type { DemoTheme } from '../config/DemoTheme.js'
import { Facts, SizeChart } from '../facts/Facts.js'
import { links } from '../facts/facts.data.js'
import { InstallLine } from '../install/InstallLine.js'
import { LiveModal } from '../live/LiveModal.js'
import { useDemoTexts } from '../texts/useDemoTexts.js'
import { PresetPicker } from '../theme/PresetPicker.js'
import { ThemePicker } from '../theme/ThemePicker.js'
import { ChainMarks } from './ChainMarks.js'

/** The first screen: what the kit is, how to install it, and its modal in the theme that the user chooses. */
export function Hero(props: {
  readonly config: DemoConfig
  readonly settings: Pick<DemoSettings, 'inline' | 'live'>
  readonly theme: DemoTheme
  onTheme(theme: DemoTheme): void
  readonly isDrawerOpen: boolean
  onDrawer(): void
}): ReactNode {
  const texts = useDemoTexts()
  const { config, settings, theme, onTheme, isDrawerOpen, onDrawer } = props
  return (
    <div className="hero">
      <div className="pitch">
        <ChainMarks />
        <h1>{texts.title}</h1>
        <p className="lead">{texts.lead}</p>
        <InstallLine />
        <div className="buttons">
          <a className="button primary" href={links.docs}>
            {texts.docs}
          </a>
          <a className="button" href={links.code}>
            {texts.code}
          </a>
        </div>
        <Facts />
      </div>
      <section className="stage" aria-labelledby="theme">
        <h2 id="theme">{texts.yourTheme}</h2>
        <PresetPicker theme={theme} onChange={onTheme} />
        <div className="live">{settings.inline ? <KitModal /> : settings.live === 'on' && <LiveModal />}</div>
        <ThemePicker theme={theme} onChange={onTheme} />
        <div className="note">
          <p>{texts.live}</p>
          <button type="button" aria-expanded={isDrawerOpen} onClick={onDrawer}>
            {texts.wallets}
          </button>
          <a href={config.walletUrl}>{texts.remote}</a>
        </div>
      </section>
      <SizeChart />
    </div>
  )
}
