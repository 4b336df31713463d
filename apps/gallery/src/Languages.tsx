import { knownLocales } from '@kit/core/plugin'
import { lookQuery } from './looks.data.js'

/** The views that say most, in states with real content. */
const views = [
  { view: 'Connect', state: 'embedded-connect' },
  { view: 'Account', state: 'tokens' },
  { view: 'Send', state: 'send-review' },
  { view: 'Approval', state: 'frame:approve-warned-of-all' },
]

/** Relative to the window of a phone. */
const scale = 0.7
const [frameWidth, frameHeight] = [390, 700]

/** Connect, Account, Send and an approval in all languages. */
export function Languages() {
  return (
    <main>
      <h1>Views in all languages</h1>
      {knownLocales.map((locale) => (
        <section key={locale} className="look">
          <h2>{new Intl.DisplayNames('en', { type: 'language' }).of(locale)}</h2>
          <div className="looks">
            {views.map(({ view, state }) => (
              <div
                key={state}
                className="stage"
                style={{ inlineSize: frameWidth * scale, blockSize: frameHeight * scale }}
              >
                <iframe
                  src={lookQuery(state, `theme=light&locale=${locale}`)}
                  title={`${view}, ${locale}`}
                  loading="lazy"
                  width={frameWidth}
                  height={frameHeight}
                />
              </div>
            ))}
          </div>
        </section>
      ))}
    </main>
  )
}
