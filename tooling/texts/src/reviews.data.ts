import type { KnownLocale } from '@kit/core/plugin'

/** How a translation was made and checked. */
export type Review = {
  /** The writer: a person who speaks the language natively, or a machine. */
  readonly drafted: 'machine' | 'native speaker'
  /** Whether a second reader wrote what each text means, and the meanings were compared. */
  readonly isReadBlind: boolean
  /** Whether the texts about money and keys were read once more beside the English ones. */
  readonly isReadTwice: boolean
  /** Whether a native speaker has read it. */
  readonly isReadByNative: boolean
}

const read: Review = { drafted: 'machine', isReadBlind: true, isReadTwice: true, isReadByNative: false }

/** The reviews of each translation. */
export const reviews: Readonly<Record<Exclude<KnownLocale, 'en'>, Review>> = {
  ar: read,
  bn: read,
  cs: read,
  de: read,
  el: read,
  es: read,
  fa: read,
  fil: read,
  fr: read,
  he: read,
  hi: read,
  id: read,
  it: read,
  ja: read,
  ko: read,
  nl: read,
  pl: read,
  'pt-BR': read,
  ro: read,
  ru: read,
  sv: read,
  th: read,
  tr: read,
  uk: read,
  ur: read,
  vi: read,
  'zh-Hans': read,
  'zh-Hant': read,
}

/** Texts whose translations were read a second time beside the English texts only, in all languages. */
export const textsReadBeside: readonly string[] = ['the remote wallet', 'the demo']
