import { type MailLanguage, mailLanguages } from './mailLanguages.data.js'

/**
 * Returns the first supported language among the user's preferences.
 *
 * @param tags From a page or browser: a BCP 47 tag, or `Accept-Language`. Untrusted.
 * @example readLanguage('de-AT, ar;q=0.8, en;q=0.5') // 'ar'
 */
export function readLanguage(tags = ''): MailLanguage {
  const wanted = tags
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase())
      const weight = parameters.find((word) => word.startsWith('q='))
      return { language: tag.split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight.slice(2)) }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
  return wanted.map(({ language }) => language).find(isKnown) ?? 'en'
}

function isKnown(language: string): language is MailLanguage {
  return Object.hasOwn(mailLanguages, language)
}
