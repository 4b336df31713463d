import { createText, resolveLocale } from '@kit/react-ui/feature'
import type { ScreenPage } from '../screen/ScreenPage.js'
import { loadTexts } from '../text/loadTexts.js'
import type { SolanaLanguage } from './SolanaLanguage.js'

/** The language of the dapp, for what is written before a view shows it. */
export async function createSolanaLanguage(page: Pick<ScreenPage, 'dapp'>): Promise<SolanaLanguage> {
  const { tag, catalogue, dir } = resolveLocale(page.dapp()?.locale ?? 'auto', navigator.languages)
  return { text: createText({ locale: tag, messages: await loadTexts(catalogue), dir }), locale: tag }
}
