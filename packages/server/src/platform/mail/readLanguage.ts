import { knownLocales, matchLocale } from '@kit/core/plugin'
import type { MailLanguage } from './MailLanguage.js'

/**
 * Returns the first supported language among the user's preferences.
 *
 * @param tags From a page or browser: a BCP 47 tag, or `Accept-Language`. Untrusted.
 * @example readLanguage('cy, zh-TW;q=0.8, en;q=0.5') // 'zh-Hant'
 */
export function readLanguage(tags = ''): MailLanguage {
  const wanted = tags
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((word) => word.trim())
      const weight = parameters.find((word) => /^q=/i.test(word))
      return { tag, weight: weight === undefined ? 1 : Number(weight.slice(2)) }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
  for (const { tag } of wanted) {
    const language = matchLocale(tag, knownLocales)
    if (language !== undefined) return language
  }
  return 'en'
}
