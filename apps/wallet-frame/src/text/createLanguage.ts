import { createText, type Text } from '@kit/react-ui/feature'
import type { ScreenPage } from '../page/Page.js'
import { frameLocale } from './frameLocale.js'
import { loadTexts } from './loadTexts.js'

/** Texts of the frame, and the locale of numbers. */
export type FrameLanguage = { readonly text: Text; readonly locale: string }

/** Loads the language of the frame, for texts created before a view shows them. */
export async function createLanguage(page: Pick<ScreenPage, 'dapp' | 'languages'>): Promise<FrameLanguage> {
  const { tag, catalogue, dir } = frameLocale(page)
  return { text: createText({ locale: tag, messages: await loadTexts(catalogue), dir }), locale: tag }
}
