import type { SocialProvider } from '../protocol/fields.js'

/** Maximum number of providers in the Connect view. The rest are in a view of their own. */
const maxVisible = 6
const ICONS_BESIDE_MORE = 4

/** Where each provider is placed: one full-width button, icons below it, and whether there are more. */
export type SocialLayout = {
  readonly wide: SocialProvider | undefined
  readonly icons: readonly SocialProvider[]
  readonly hasMore: boolean
}

/**
 * Lays out social providers in the Connect view. One is a wide button, two are icons. With more, the first is wide, and those beyond six
 * are behind a "more" button.
 *
 * @example layoutSocials(['google', 'x', 'apple']) // { wide: 'google', icons: ['x', 'apple'], hasMore: false }
 */
export function layoutSocials(socials: readonly SocialProvider[]): SocialLayout {
  if (socials.length === 2) return { wide: undefined, icons: socials, hasMore: false }
  const [wide, ...rest] = socials
  const hasMore = socials.length > maxVisible
  return { wide, icons: hasMore ? rest.slice(0, ICONS_BESIDE_MORE) : rest, hasMore }
}
