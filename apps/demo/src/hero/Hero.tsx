import { ConnectButton } from '@kit/react-ui'
import type { ReactNode } from 'react'
import type { DemoConfig } from '../config/DemoConfig.js'
import { heroTexts } from './heroTexts.data.js'
import source from './QuickStart.tsx?raw'

/** Highlighted words: calls and elements. */
const marks = /(\b\w+(?=\()|(?<=<\/?)\w+)/

/** The introduction: the kit's button, and the code to add it. */
export function Hero(props: {
  readonly config: DemoConfig
  readonly locale: 'en' | 'ar'
  readonly isDrawerOpen: boolean
  onDrawer(): void
}): ReactNode {
  const { config, locale, isDrawerOpen, onDrawer } = props
  const texts = heroTexts[locale]
  return (
    <section className="hero" lang={locale}>
      <div>
        <h1>{texts.title}</h1>
        <p className="lead">{texts.lead}</p>
        <div className="buttons">
          <ConnectButton icon />
          <button type="button" className="ghost" aria-expanded={isDrawerOpen} onClick={onDrawer}>
            {texts.wallets}
          </button>
        </div>
        <p className="quiet small">
          {texts.local} <a href={config.walletUrl}>{texts.remote}</a>
        </p>
      </div>
      <figure className="code">
        <figcaption>{texts.code}</figcaption>
        <pre dir="ltr">
          {quickStart().map((line) => (
            <code key={line}>
              {line.split(marks).map((word, index) => (index % 2 === 0 ? word : <b key={word + index}>{word}</b>))}
            </code>
          ))}
        </pre>
      </figure>
    </section>
  )
}

/** Returns the lines of the file after its marker comment, without tool comments and `export`. */
function quickStart(): readonly string[] {
  const [, shown = ''] = source.split('statements below.\n')
  return shown
    .replaceAll(/^\/\/.*\n|^export /gm, '')
    .trim()
    .split('\n')
}
