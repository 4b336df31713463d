import type { Token, TokenBalance } from '@kit/core/plugin'

/** A token with the picture of what is held of it, where it has none itself. */
export const withPicture = (token: Token, held: TokenBalance | undefined): Token => ({
  ...token,
  iconUrl: token.iconUrl ?? held?.iconUrl,
})
