import { cleanText } from '@kit/core/adapter'
import type { Approve, RpcServices } from '../rpc/RpcServices.js'
import type { Asker, Review } from './Review.js'

/** Creates what asks the visitor. It resolves, with what was shown, when the visitor agreed and the wallet is unlocked. */
export function createApprove({ page, screen, unlock }: Pick<RpcServices, 'page' | 'screen' | 'unlock'>): Approve {
  return async ({ account, subject, warnings }, call) => {
    const review: Review<typeof subject> = { asker: askerOf(page), account, network: call.network, subject, warnings }
    const decided = call.waiting()
    try {
      await screen.ask(async () => (await import('./view/Approve.js')).Approve, { review }, call.signal)
      await unlock(call.signal)
    } finally {
      decided()
    }
    call.signal.throwIfAborted()
    return review
  }
}

/** The origin is the browser's word; the name is the page's, and shown as such. */
function askerOf(page: RpcServices['page']): Asker {
  const { name, icons = [] } = page.dapp()?.metadata ?? {}
  const cleaned = cleanText(name, 40)
  // The frame loads no picture of others: one that comes along as data can be shown.
  const icon = icons.find((url) => /^data:image\/(png|jpeg|webp|gif);base64,[A-Za-z0-9+/=]+$/.test(url))
  return { origin: page.origin, ...(cleaned !== '' && { name: cleaned }), ...(icon !== undefined && { icon }) }
}
