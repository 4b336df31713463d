import { createApiClient, getAllowedOrigins, isOriginListed } from '@kit/api'
import type { Ports } from '@kit/core/adapter'

/** Which page asks which frame. */
export type PageOfFrame = {
  readonly frameUrl: string
  readonly projectId: string
  readonly ports: Pick<Ports, 'clock' | 'fetch' | 'platform'>
}

/** Whether the project at the frame's server lists other origins than the page's; false where the server does not say. */
export async function isPageRefused({ frameUrl, projectId, ports }: PageOfFrame): Promise<boolean> {
  const { clock, fetch, platform } = ports
  const client = createApiClient({ baseUrl: frameUrl, projectId, fetch, clock })
  return !isOriginListed(platform.origin, await getAllowedOrigins(client))
}
