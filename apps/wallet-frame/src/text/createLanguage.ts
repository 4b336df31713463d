import { createText, resolveLocale } from '@kit/react-ui/feature'
import type { ScreenPage } from '../screen/ScreenPage.js'
import type { FrameLanguage } from './FrameLanguage.js'
import { loadTexts } from './loadTexts.js'

/** The language of the dapp, for what is written before a view shows it. */
export async function createLanguage(page: Pick<ScreenPage, 'dapp'>): Promise<FrameLanguage> {
  const { tag, catalogue, dir } = resolveLocale(page.dapp()?.locale ?? 'auto', navigator.languages)
  return { text: createText({ locale: tag, messages: await loadTexts(catalogue), dir }), locale: tag }
}
