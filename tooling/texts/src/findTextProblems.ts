import type { FlatTexts, Translated } from './readCatalogue.js'

/**
 * Compares a translation with the English texts: missing and unknown keys, plural forms, placeholders, empty texts, and characters that
 * change the direction of a text.
 *
 * @example findTextProblems({ a: '{count} tokens' }, { a: 'jetons' }, 'fr') // ['a: {count} is missing']
 */
export function findTextProblems(english: FlatTexts, translated: FlatTexts, locale: string): readonly string[] {
  const unknown = Object.keys(translated).filter((key) => !Object.hasOwn(english, key))
  return [
    ...unknown.map((key) => `${key}: unknown key`),
    ...Object.entries(english).flatMap(([key, text]) => {
      const found = Object.hasOwn(translated, key) ? translated[key] : undefined
      const problems = found === undefined ? ['missing'] : problemsOf(text, found, locale)
      return problems.map((problem) => `${key}: ${problem}`)
    }),
  ]
}

function problemsOf(english: Translated, found: Translated, locale: string): readonly string[] {
  if ((typeof english === 'string') !== (typeof found === 'string'))
    return [typeof english === 'string' ? 'has plural forms, but English has none' : 'has no plural forms']
  const forms = typeof found === 'string' ? { other: found } : found
  const wanted = placeholdersOf(typeof english === 'string' ? english : (english['other'] ?? ''))
  const categories: readonly string[] = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
  const wrongForms =
    typeof found === 'string'
      ? []
      : [
          ...categories
            .filter((category) => !Object.hasOwn(forms, category))
            .map((category) => `${category} is missing`),
          ...Object.keys(forms)
            .filter((category) => !categories.includes(category))
            .map((category) => `${category} doesn’t exist in ${locale}`),
        ]
  return [...wrongForms, ...Object.entries(forms).flatMap(([category, form]) => problemsOfForm(form, category, wanted))]
}

function problemsOfForm(form: string, category: string, wanted: readonly string[]): readonly string[] {
  if (form.trim() === '') return ['is empty']
  const has = placeholdersOf(form)
  // "One token" needs no number.
  const isCounted = !/^(zero|one|two)$/.test(category)
  return [
    ...wanted
      .filter((name) => !has.includes(name) && (isCounted || name !== '{count}'))
      .map((name) => `${name} is missing`),
    ...has.filter((name) => !wanted.includes(name)).map((name) => `${name} doesn’t exist in English`),
    ...(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(form) ? ['contains a direction mark'] : []),
  ]
}

const placeholdersOf = (text: string): readonly string[] => [...new Set(text.match(/\{\w+\}/g))]
