import { type ApiClient, getNfts, type Nft } from '@kit/api'
import type { AccountInUse, Scope } from '@kit/core/plugin'

/** Pages without anything to show that are passed over in one go. */
const mostEmpty = 5

/** Reads a page without its spam, and those after it while there is nothing to show on them. Rejects with `api/*`. */
export async function readNftPage(
  api: ApiClient,
  { networkId, address, signal }: Scope<AccountInUse>,
  cursor: string | undefined,
): Promise<{ readonly items: readonly Nft[]; readonly next: string | undefined }> {
  let items: readonly Nft[] = []
  let next = cursor
  for (let page = 0; page < mostEmpty; page += 1) {
    const answer = await getNfts(api, { networkId, address, cursor: next, isFresh: true }, signal)
    items = answer.items.filter((item) => !item.isSpam && item.networkId === networkId)
    next = answer.next
    if (items.length > 0 || next === undefined) break
  }
  return { items, next }
}
