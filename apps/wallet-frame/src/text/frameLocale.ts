import { matchLocale } from '@kit/core/plugin'
import { type ResolvedLocale, resolveLocale } from '@kit/react-ui/feature'
import type { ScreenPage } from '../page/Page.js'

/**
 * Resolves the language of the frame: the dapp's where the user's browser has it too, else the browser's own. A page must not choose a
 * language for approvals that the user can't read.
 */
export function frameLocale({ dapp, languages }: Pick<ScreenPage, 'dapp' | 'languages'>): ResolvedLocale {
  const read = languages()
  const requested = dapp()?.locale ?? ''
  return resolveLocale(matchLocale(requested, read) === undefined ? 'auto' : requested, read)
}
