import { KitModal } from '@kit/react-ui'
import type { ReactNode } from 'react'
import type { DemoConfig } from '../config/DemoConfig.js'
import type { DemoSettings } from '../config/DemoSettings.js'
import type { DemoTheme } from '../config/DemoTheme.js'
import { Facts, SizeChart } from '../facts/Facts.js'
import { links } from '../facts/facts.data.js'
import { InstallLine } from '../install/InstallLine.js'
import { LiveModal } from '../live/LiveModal.js'
import { PresetPicker } from '../look/PresetPicker.js'
import { ThemePicker } from '../look/ThemePicker.js'
import { useDemoTexts } from '../texts/useDemoTexts.js'
import { ChainMarks } from './ChainMarks.js'

/** The first screen: what the kit is, how to install it, and its modal in the look that the user chooses. */
export function Hero(props: {
  readonly config: DemoConfig
  readonly settings: Pick<DemoSettings, 'embedded' | 'inline'>
  readonly look: DemoTheme
  onLook(look: DemoTheme): void
  readonly isDrawerOpen: boolean
  onDrawer(): void
}): ReactNode {
  const texts = useDemoTexts()
  const { config, settings, look, onLook, isDrawerOpen, onDrawer } = props
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
      <section className="stage" aria-labelledby="look">
        <h2 id="look">{texts.look}</h2>
        <PresetPicker look={look} onChange={onLook} />
        <div className="live">{settings.embedded ? <KitModal /> : settings.inline === 'on' && <LiveModal />}</div>
        <ThemePicker look={look} onChange={onLook} />
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
