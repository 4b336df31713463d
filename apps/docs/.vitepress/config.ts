import postcssRtlCss from 'postcss-rtlcss'
import { defineConfig, type MarkdownRenderer } from 'vitepress'
import { codeTheme } from '../build/codeTheme.data.js'
import { headingId } from '../build/headingId.js'
import { literalCode } from '../build/literalCode.js'
import { localeConfig, searchLocales } from '../build/localeConfig.js'
import { editPattern } from '../build/repository.js'
import { sections } from '../build/sections.data.js'
import { siteLocales } from '../build/siteLocales.data.js'
import { sourcePages } from '../build/sourcePages.js'
import { tokenClasses } from '../build/tokenClasses.js'
import { withoutInlineCode } from '../build/withoutInlineCode.js'

// The home page has two sources: the README of the repository comes first, and isn't a page.
const sources = new Map([...sourcePages()].map(([file, path]) => [path, file]))

const homes = ['index.md', ...Object.keys(siteLocales).map((tag) => `${tag}/index.md`)]

const configureMarkdown = (markdown: MarkdownRenderer): void => {
  tokenClasses(markdown)
  literalCode(markdown)
}

export default defineConfig({
  title: 'Kit',
  titleTemplate: ':title | Kit',
  description: 'Open-source wallet connection for any chain. Self-hosted, no API keys, no tracking.',
  locales: localeConfig(),
  srcDir: 'dist/pages',
  outDir: 'dist/site',
  cacheDir: 'dist/cache',
  cleanUrls: true,
  // The list of pages is a file of its own instead of an inline script.
  metaChunk: true,
  // Its default adds a style element on each change, which a strict policy blocks.
  appearance: { disableTransition: false },
  head: [['link', { rel: 'icon', href: '/icon.svg' }]],
  router: { prefetchLinks: false },
  // VitePress' theme is written from left to right. The added rules have no specificity of their own, so later rules still win.
  vite: {
    css: {
      postcss: { plugins: [postcssRtlCss({ ltrPrefix: ':where([dir="ltr"])', rtlPrefix: ':where([dir="rtl"])' })] },
    },
  },
  markdown: { theme: codeTheme, config: configureMarkdown, anchor: { slugify: headingId } },
  transformHtml: withoutInlineCode,
  transformPageData: ({ relativePath, frontmatter }) => {
    const filePath = sources.get(`/${relativePath.replace(/(index)?\.md$/, '')}`)
    const home = homes.includes(relativePath) ? { pageClass: 'home', aside: false } : {}
    const generated = filePath === undefined ? { editLink: false } : {}
    return { ...(filePath !== undefined && { filePath }), frontmatter: { ...frontmatter, ...home, ...generated } }
  },
  themeConfig: {
    siteTitle: 'Kit',
    search: { provider: 'local', options: { locales: searchLocales() } },
    // Most pages have no translation: the language menu leads to the home page.
    i18nRouting: false,
    sidebar: sections.map(({ text, pages }) => ({
      text,
      items: pages.map(([title, link]) => ({ text: title, link })),
    })),
    nav: sections.map(({ text, pages: [first] }) => ({ text, link: first?.[1] ?? '/' })),
    outline: [2, 3],
    externalLinkIcon: true,
    editLink: { pattern: editPattern() },
  },
})
