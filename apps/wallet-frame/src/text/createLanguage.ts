import { createText } from '@kit/react-ui/feature'
import type { ScreenPage } from '../screen/ScreenPage.js'
import type { FrameLanguage } from './FrameLanguage.js'
import { frameLocale } from './frameLocale.js'
import { loadTexts } from './loadTexts.js'

/** The language of the frame, for what is written before a view shows it. */
export async function createLanguage(page: Pick<ScreenPage, 'dapp' | 'languages'>): Promise<FrameLanguage> {
  const { tag, catalogue, dir } = frameLocale(page)
  return { text: createText({ locale: tag, messages: await loadTexts(catalogue), dir }), locale: tag }
}
