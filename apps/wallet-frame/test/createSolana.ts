import { createText } from '@kit/react-ui/feature'
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import type { Review, ReviewNetwork } from '../src/approval/Review.js'
import { createSolanaChain } from '../src/solana/createSolanaChain.js'
import { solanaMethods } from '../src/solana/solanaMethods.js'
import { en } from '../src/text/en.data.js'

/** The user's key: that of the first account of local chains. */
const seed = new Uint8Array(32).fill(1)
export const visitor = base58.encode(ed25519.getPublicKey(seed))

const network: ReviewNetwork = {
  id: 'solana:KitLoca1GenesisHash1111111111111',
  name: 'Local Solana',
  currency: { symbol: 'SOL', decimals: 9 },
}

/** Creates the frame's Solana handler, with a user who approves immediately unless `decide` returns false. */
export function createSolana({
  url,
  decide = () => true,
}: {
  readonly url?: string
  readonly decide?: () => boolean
} = {}) {
  const reviews: Review[] = []
  const methods = solanaMethods({
    origin: 'https://dapp.example',
    async approve({ account, subject, warnings }) {
      const review = { dapp: { origin: 'https://dapp.example' }, account, network, subject, warnings }
      reviews.push(review)
      if (!decide()) throw Object.assign(new Error('User rejected the request.'), { code: 4001 })
      return review
    },
    // Without a URL no node responds, and no request is made.
    chainOf: () =>
      url === undefined
        ? createSolanaChain({ url: '', fetch: () => Promise.reject(new TypeError('fetch failed')) })
        : createSolanaChain({ url, fetch }),
    address: async () => visitor,
    signer: async () => ({
      address: visitor,
      signMessage: async (message) => ed25519.sign(message, seed),
      signTransaction: async (message) => ed25519.sign(message, seed),
    }),
    language: async () => ({ text: createText({ locale: 'en', messages: en, dir: 'ltr' }), locale: 'en' }),
  })
  return {
    reviews,
    /** Returns the last view. */
    shown() {
      const { subject, warnings } = reviews.at(-1) as Review
      if (subject.kind !== 'facts') throw new Error('No transaction was shown')
      const { rows, title, raw } = subject
      return {
        rows: rows.map(({ label, value }) => [label, value]),
        title,
        raw,
        codes: warnings.map(({ code }) => code),
      }
    },
    ask(method: string, params: unknown, id: string = network.id): Promise<Record<string, string>> {
      const context = { signal: new AbortController().signal, waiting: () => () => undefined }
      const answer = methods[method]?.({ method, params, network: { ...network, id }, ...context })
      return answer as Promise<Record<string, string>>
    },
  }
}
