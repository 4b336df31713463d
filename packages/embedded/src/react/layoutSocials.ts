import type { SocialProvider } from '../protocol/fields.js'

/** How many stand in Connect before the others have a view of their own. */
const MOST = 6
const ICONS_BESIDE_MORE = 4

/** What stands where: one across the view, marks alone below it, and whether there are more. */
export type SocialLayout = {
  readonly wide: SocialProvider | undefined
  readonly icons: readonly SocialProvider[]
  readonly hasMore: boolean
}

/**
 * Lays social logins out in Connect: one is wide, two are marks, of more the first is wide, and beyond six the rest is behind a mark of its own.
 *
 * @example layoutSocials(['google', 'x', 'apple']) // { wide: 'google', icons: ['x', 'apple'], hasMore: false }
 */
export function layoutSocials(socials: readonly SocialProvider[]): SocialLayout {
  if (socials.length === 2) return { wide: undefined, icons: socials, hasMore: false }
  const [wide, ...rest] = socials
  const hasMore = socials.length > MOST
  return { wide, icons: hasMore ? rest.slice(0, ICONS_BESIDE_MORE) : rest, hasMore }
}
