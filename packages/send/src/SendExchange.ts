import type {} from '@kit/modal'
import type { SendRequest } from './parseSendRequest.js'

/** What the view of sending is asked, and what comes of it: `kit.open({ view: 'WalletSend', data })`. */
export type SendExchange = { readonly data: SendRequest; readonly answer: { readonly hash: string } }

declare module '@kit/modal' {
  interface ViewData {
    WalletSend: undefined
  }
  interface ViewAnswers {
    WalletSend: SendExchange
  }
}
