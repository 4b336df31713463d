import { directionOfLocale } from '@kit/core/plugin'
import type { DefaultTheme, LocaleConfig } from 'vitepress'
import { editPattern } from './repository.js'
import { sections } from './sections.data.js'
import { type SiteTexts, siteLocales } from './siteLocales.data.js'

/** Returns the languages of the site. Those without a translated page lead to the English pages. */
export function localeConfig(): LocaleConfig<DefaultTheme.Config> {
  const translated = Object.entries(siteLocales).map(([tag, texts]) => [
    tag,
    {
      label: new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag,
      lang: tag,
      dir: directionOfLocale(tag),
      themeConfig: themeOf(tag, texts),
    },
  ])
  return { root: { label: 'English', lang: 'en-US' }, ...Object.fromEntries(translated) }
}

/** Returns the texts of the search by language. */
export function searchLocales(): NonNullable<DefaultTheme.LocalSearchOptions['locales']> {
  return Object.fromEntries(
    Object.entries(siteLocales).map(([tag, texts]) => [tag, { translations: searchTexts(texts) }]),
  )
}

function themeOf(tag: string, texts: SiteTexts): DefaultTheme.Config {
  const english = sections.map(({ text, pages: [first] }) => ({ text, link: first?.[1] ?? '/' }))
  return {
    nav: [
      { text: texts.quickStart, link: `/${tag}/start/vite` },
      { text: texts.english, items: english },
    ],
    sidebar: [
      {
        text: texts.start,
        items: [
          { text: 'Kit', link: `/${tag}/` },
          { text: texts.quickStart, link: `/${tag}/start/vite` },
        ],
      },
      { text: texts.english, items: english },
    ],
    outline: { level: [2, 3], label: texts.outline },
    editLink: { pattern: editPattern(), text: texts.edit },
    docFooter: { prev: texts.previous, next: texts.next },
    langMenuLabel: texts.languages,
    sidebarMenuLabel: texts.menu,
    darkModeSwitchLabel: texts.appearance,
    lightModeSwitchTitle: texts.toLight,
    darkModeSwitchTitle: texts.toDark,
    returnToTopLabel: texts.top,
    skipToContentLabel: texts.skip,
  }
}

function searchTexts(texts: SiteTexts): NonNullable<DefaultTheme.LocalSearchOptions['translations']> {
  return {
    button: { buttonText: texts.search, buttonAriaLabel: texts.search },
    modal: {
      noResultsText: texts.noResults,
      resetButtonTitle: texts.clear,
      backButtonTitle: texts.back,
      displayDetails: texts.details,
      footer: {
        selectText: texts.select,
        navigateText: texts.navigate,
        closeText: texts.close,
        selectKeyAriaLabel: 'Enter',
        navigateUpKeyAriaLabel: '↑',
        navigateDownKeyAriaLabel: '↓',
        closeKeyAriaLabel: 'Esc',
      },
    },
  }
}
