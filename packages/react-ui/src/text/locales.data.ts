import type { LocaleFiles } from './Messages.js'

export { buttonLocales } from './buttonLocales.data.js'

/** Loads the texts in a language other than English. */
export const locales: LocaleFiles = {
  ar: () => import('./locale/ar.data.js'),
  bn: () => import('./locale/bn.data.js'),
  cs: () => import('./locale/cs.data.js'),
  de: () => import('./locale/de.data.js'),
  el: () => import('./locale/el.data.js'),
  es: () => import('./locale/es.data.js'),
  fa: () => import('./locale/fa.data.js'),
  fil: () => import('./locale/fil.data.js'),
  fr: () => import('./locale/fr.data.js'),
  he: () => import('./locale/he.data.js'),
  hi: () => import('./locale/hi.data.js'),
  id: () => import('./locale/id.data.js'),
  it: () => import('./locale/it.data.js'),
  ja: () => import('./locale/ja.data.js'),
  ko: () => import('./locale/ko.data.js'),
  nl: () => import('./locale/nl.data.js'),
  pl: () => import('./locale/pl.data.js'),
  'pt-BR': () => import('./locale/pt-BR.data.js'),
  ro: () => import('./locale/ro.data.js'),
  ru: () => import('./locale/ru.data.js'),
  sv: () => import('./locale/sv.data.js'),
  th: () => import('./locale/th.data.js'),
  tr: () => import('./locale/tr.data.js'),
  uk: () => import('./locale/uk.data.js'),
  ur: () => import('./locale/ur.data.js'),
  vi: () => import('./locale/vi.data.js'),
  'zh-Hans': () => import('./locale/zh-Hans.data.js'),
  'zh-Hant': () => import('./locale/zh-Hant.data.js'),
}
