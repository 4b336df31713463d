import type { SocialProvider } from '../protocol/fields.js'

/** Maximum number of round buttons in one line of the Connect view. */
const maxRound = 6

/** Where each provider is placed: as a button of full width, as round buttons in one line, or in a view of their own. */
export type SocialLayout = {
  readonly wide: SocialProvider | undefined
  readonly round: readonly SocialProvider[]
  readonly hasMore: boolean
}

/**
 * Lays out social providers in the Connect view. A single one is a wide button. Several are round buttons in one line, and those that don't
 * fit are behind a "more" button.
 *
 * @param others The number of round buttons in the same line that aren't social providers.
 * @example layoutSocials(['google', 'x'], 1) // { wide: undefined, round: ['google', 'x'], hasMore: false }
 */
export function layoutSocials(socials: readonly SocialProvider[], others: number): SocialLayout {
  const [first, second] = socials
  if (second === undefined) return { wide: first, round: [], hasMore: false }
  const most = maxRound - others
  const hasMore = socials.length > most
  return { wide: undefined, round: hasMore ? socials.slice(0, most - 1) : socials, hasMore }
}
