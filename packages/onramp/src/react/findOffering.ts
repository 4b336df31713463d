import type { Offering, OnrampState } from '../OnrampState.js'

/** Finds the offered token of an order, for its picture. Undefined if it isn't offered on the active network. */
export function findOffering(
  offer: OnrampState['offer'],
  { networkId, symbol }: { readonly networkId: string | undefined; readonly symbol: string },
): Offering | undefined {
  const offered = 'data' in offer ? offer.data?.offerings : undefined
  return offered?.find((each) => each.networkId === networkId && each.symbol === symbol)
}
