import { createFixtureKit } from '@kit/fixture'
import { icons } from '@kit/icons'
import { KitProvider } from '@kit/react'
import { ConnectButton, KitModal, NetworkButton, type UiOptions } from '@kit/react-ui'
import { frameStates, showFrameState } from '@kit/wallet-frame/gallery'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Languages } from './Languages.js'
import { Looks } from './Looks.js'
import { states } from './states.data.js'

// ?state=<name>&theme=light|dark|auto&locale=<tag>: one state of the modal; ?frame=<name> one of the embedded wallet's frame; ?looks: views
// beside pictures of how they were; ?languages: views in all languages. Without a state, the list of them. The session storage's `messages`
// replace texts of the modal.
const query = new URLSearchParams(location.search)
const name = query.get('state')
const frame = query.get('frame')
const theme = (query.get('theme') ?? 'auto') as 'light' | 'dark' | 'auto'
const locale = query.get('locale') ?? 'en'
const state = name === null ? undefined : states[name]
const messages = JSON.parse(sessionStorage.getItem('messages') ?? '{}') as NonNullable<UiOptions['messages']>

document.body.dataset['theme'] = theme
const place = document.getElementById('root') as HTMLElement

function Index() {
  return (
    <main>
      <h1>Gallery</h1>
      <p>
        <a href="?looks">Views, before and now</a>
      </p>
      <p>
        <a href="?languages">Views in all languages</a>
      </p>
      <ul>
        {Object.keys(states).map((key) => (
          <li key={key}>
            <a href={`?state=${key}&theme=${theme}&locale=${locale}`}>{key}</a>
          </li>
        ))}
        {Object.keys(frameStates).map((key) => (
          <li key={key}>
            <a href={`?frame=${key}&theme=${theme}&locale=${locale}`}>frame: {key}</a>
          </li>
        ))}
      </ul>
    </main>
  )
}

if (frame !== null && theme !== 'auto') void showFrameState(frame, { theme, locale }, new AbortController().signal)
else
  createRoot(place).render(
    <StrictMode>
      {state ? (
        <KitProvider kit={createFixtureKit(state).kit}>
          <main>
            <h1>{name}</h1>
            <p className="buttons">
              <ConnectButton theme={theme} locale={locale} icons={icons} showBalance />
              <ConnectButton theme={theme} locale={locale} icons={icons} size="sm" icon />
              <NetworkButton theme={theme} locale={locale} icons={icons} />
              <NetworkButton theme={theme} locale={locale} icons={icons} size="sm" />
            </p>
          </main>
          <KitModal theme={theme} locale={locale} messages={messages} features={state.features ?? []} icons={icons} />
        </KitProvider>
      ) : query.has('looks') ? (
        <Looks />
      ) : query.has('languages') ? (
        <Languages />
      ) : (
        <Index />
      )}
    </StrictMode>,
  )
