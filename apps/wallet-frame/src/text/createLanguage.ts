import { createText, type Text } from '@kit/react-ui/feature'
import type { ScreenPage } from '../page/Page.js'
import { frameLocale } from './frameLocale.js'
import { loadTexts } from './loadTexts.js'

/** The texts of the frame, and how numbers are written. */
export type FrameLanguage = { readonly text: Text; readonly locale: string }

/** The language of the frame, for what is written before a view shows it. */
export async function createLanguage(page: Pick<ScreenPage, 'dapp' | 'languages'>): Promise<FrameLanguage> {
  const { tag, catalogue, dir } = frameLocale(page)
  return { text: createText({ locale: tag, messages: await loadTexts(catalogue), dir }), locale: tag }
}
