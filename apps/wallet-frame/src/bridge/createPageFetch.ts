import type { fetchedSchema } from '@kit/embedded/protocol'
import type { Page } from '../page/Page.js'

/** Requests that the page makes for the frame. `settle` takes the page's response. */
export function createPageFetch(post: (message: object) => void) {
  const fetching = new Map<string, { resolve(value: unknown): void; reject(error: unknown): void }>()
  const page: Pick<Page, 'fetch'> = {
    fetch: (payload, signal) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted()
        const id = crypto.randomUUID()
        fetching.set(id, { resolve, reject })
        signal.addEventListener('abort', () => fetching.delete(id) && reject(signal.reason), { once: true })
        post({ type: '@kit-frame/FETCH', id, payload })
      }),
  }
  return {
    ...page,
    settle(fetched: ReturnType<typeof fetchedSchema.parse>): void {
      const requested = fetching.get(fetched.id)
      fetching.delete(fetched.id)
      if (fetched.type === '@kit-app/FETCH_SUCCESS') requested?.resolve(fetched.payload.result)
      else
        requested?.reject(
          Object.assign(
            new Error(fetched.payload.message ?? 'The page couldn’t complete the request'),
            fetched.payload,
          ),
        )
    },
  }
}
