import { directionOfLocale, type KnownLocale, knownLocales } from '@kit/core/plugin'
import { ConnectButton, type Icons, KitModal, KitUi, NetworkButton, type UiOptions } from '@kit/react-ui'
import { resolveLocale } from '@kit/react-ui/feature'
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { QuickStartCode } from './code/QuickStartCode.js'
import type { DemoConfig } from './config/DemoConfig.js'
import { type DemoSettings, withSettings } from './config/DemoSettings.js'
import { type DemoTheme, toUiOptions } from './config/DemoTheme.js'
import type { DemoWallet } from './config/DemoWallet.js'
import { Drawer } from './drawer/Drawer.js'
import { Hero } from './hero/Hero.js'
import { formatPresetCode } from './options/formatPresetCode.js'
import { type DemoOptions, OptionsCard } from './options/OptionsCard.js'
import { TryIt } from './TryIt.js'
import { DemoTextsContext, useDemoTexts, useLoadedTexts } from './texts/useDemoTexts.js'
import { applyDemoTheme } from './theme/applyDemoTheme.js'
import { WalletPrompt } from './WalletPrompt.js'

/** Source of the modal's options: the preset, whose options can change, or the page itself. */
export type DemoModal = {
  getState(): UiOptions
  subscribe(listener: () => void): () => void
  /** Absent if the page is composed by hand. */
  update?(options: DemoOptions): void
}

/** The demo page. Its URL stores theme and language. */
export function App(props: {
  readonly config: DemoConfig
  readonly settings: DemoSettings
  readonly wallets: readonly DemoWallet[]
  readonly icons: Icons
  readonly modal: DemoModal
  readonly namespaces: readonly string[]
}): ReactNode {
  const { config, settings, wallets, icons, modal, namespaces } = props
  const shown = useSyncExternalStore(modal.subscribe, modal.getState)
  const [options, setOptions] = useState<DemoOptions>({})
  const [theme, setTheme] = useState<DemoTheme>(settings)
  const [locale, setLocale] = useState(settings.locale)
  const [isDrawerOpen, setDrawerOpen] = useState(settings.drawer === 'open')
  const ui = useMemo(() => toUiOptions(theme), [theme])
  const { catalogue: language } = resolveLocale(locale, navigator.languages)
  const texts = useLoadedTexts(language)

  usePageSettings(theme, locale, language)

  return (
    <KitUi {...shown} {...ui} locale={locale} icons={icons}>
      <DemoTextsContext value={texts}>
        <div className="page" data-drawer={isDrawerOpen}>
          <TopBar language={language} onLanguage={setLocale} />
          <main>
            <Hero
              config={config}
              settings={settings}
              theme={theme}
              onTheme={setTheme}
              isDrawerOpen={isDrawerOpen}
              onDrawer={() => setDrawerOpen(!isDrawerOpen)}
            />
            <QuickStartCode />
            <TryIt paymaster={settings.paymaster} />
          </main>
        </div>
        <Drawer
          isOpen={isDrawerOpen}
          wallets={wallets}
          config={config}
          settings={settings}
          onClose={() => setDrawerOpen(false)}
        >
          {modal.update && (
            <OptionsCard
              options={options}
              code={formatPresetCode({ namespaces, library: settings.library, options, ui, locale })}
              onChange={(next) => {
                setOptions(next)
                modal.update?.(next)
              }}
            />
          )}
        </Drawer>
        {!settings.inline && <KitModal />}
        {wallets.map((wallet) => (
          <WalletPrompt key={wallet.name} wallet={wallet} config={config} />
        ))}
      </DemoTextsContext>
    </KitUi>
  )
}

/** Applies theme and language to the page, and stores them in its URL. */
function usePageSettings(theme: DemoTheme, locale: DemoSettings['locale'], language: KnownLocale): void {
  useEffect(() => {
    applyDemoTheme(theme)
    const { preset, accent, radius, font } = theme
    const kept = {
      theme: preset === 'auto' ? '' : preset,
      accent,
      radius,
      font,
      locale: locale === 'auto' ? '' : locale,
    }
    history.replaceState(null, '', withSettings(location.href, kept))
  }, [theme, locale])
  useEffect(() => {
    const { documentElement } = document
    documentElement.lang = language
    documentElement.dir = directionOfLocale(language)
  }, [language])
}

function TopBar(props: { readonly language: KnownLocale; onLanguage(language: KnownLocale): void }): ReactNode {
  const { language, onLanguage } = props
  const { language: label } = useDemoTexts()
  return (
    <header className="top">
      <span className="brand">
        <img src="/icon.svg" alt="" width="28" height="28" />
        Kit demo
      </span>
      <select
        className="ghost language"
        aria-label={label}
        value={language}
        onChange={(event) => onLanguage(event.target.value as KnownLocale)}
      >
        {knownLocales.map((locale) => (
          <option key={locale} value={locale} lang={locale}>
            {new Intl.DisplayNames(locale, { type: 'language' }).of(locale)}
          </option>
        ))}
      </select>
      <nav className="actions" aria-label="Wallet">
        <NetworkButton size="sm" />
        <ConnectButton size="sm" />
      </nav>
    </header>
  )
}
