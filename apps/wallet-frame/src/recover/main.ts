import { directionOfLocale, knownLocales, matchLocale } from '@kit/core/plugin'
import { type Recovered, RecoverFailure, recoverByFile, recoverByWords } from './recoverByFile.js'
import { recoverLocales } from './recoverLocales.data.js'
import { type RecoverTexts, recoverTexts } from './recoverTexts.data.js'
import { element, showWallet } from './showWallet.js'
import { style } from './style.data.js'

// Entry point of the page that opens a wallet without a server: from the recovery file and its code, or from the recovery phrase.
const language = matchLocale(navigator.language, knownLocales) ?? 'en'
const text: RecoverTexts = language === 'en' ? recoverTexts : recoverLocales[language]
const faults = { file: text.wrongFile, code: text.mistyped, wrongCode: text.wrongCode, words: text.wrongWords }

function start(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  document.adoptedStyleSheets = [sheet]
  Object.assign(document.documentElement, { lang: language, dir: directionOfLocale(language) })
  document.title = text.title

  const fault = element('p', { role: 'alert' })
  const place = element('div')
  const file = element('input', { type: 'file', accept: '.json,application/json', required: true })
  const code = element('input', {
    className: 'code',
    autocomplete: 'off',
    spellcheck: false,
    required: true,
    dir: 'ltr',
  })
  const words = element('textarea', { rows: 3, autocomplete: 'off', spellcheck: false, required: true, dir: 'ltr' })
  let attempt = 0

  async function open(recover: () => Promise<Recovered>): Promise<void> {
    attempt += 1
    const mine = attempt
    fault.textContent = ''
    place.replaceChildren()
    try {
      const recovered = await recover()
      if (mine !== attempt) return
      place.replaceChildren(showWallet(recovered, text))
      place.querySelector('h2')?.focus()
    } catch (error) {
      if (mine === attempt) fault.textContent = error instanceof RecoverFailure ? faults[error.fault] : text.failed
    }
  }

  function form(title: string, fields: readonly HTMLElement[], recover: () => Promise<Recovered>): HTMLElement {
    const made = element('form', {}, [
      element('h2', {}, [title]),
      ...fields,
      element('button', { type: 'submit' }, [text.open]),
    ])
    made.onsubmit = (event) => {
      event.preventDefault()
      void open(recover)
    }
    return made
  }

  document.body.append(
    element('main', {}, [
      element('h1', {}, [text.title]),
      element('p', {}, [text.why]),
      form(text.byFile, [element('label', {}, [text.file, file]), element('label', {}, [text.code, code])], async () =>
        recoverByFile((await file.files?.[0]?.text()) ?? '', code.value),
      ),
      form(text.byWords, [element('label', {}, [text.words, words])], () => recoverByWords(words.value)),
      fault,
      place,
    ]),
  )
}

start()
