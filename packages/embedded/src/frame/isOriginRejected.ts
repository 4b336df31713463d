import { createApiClient, getAllowedOrigins, isOriginListed } from '@kit/api'
import type { Ports } from '@kit/core/adapter'
import * as z from 'zod/mini'
import { urlSchema } from '../protocol/fields.js'

export type PageOfFrame = {
  readonly frameUrl: string
  readonly projectId: string
  readonly ports: Pick<Ports, 'clock' | 'fetch' | 'platform'>
}

const settingsSchema = z.object({ login: urlSchema })

/** Returns whether the frame's login host reports that the project allows only other origins. Returns false if it doesn't say. */
export async function isOriginRejected({ frameUrl, projectId, ports }: PageOfFrame): Promise<boolean> {
  const { clock, fetch, platform } = ports
  const settings = await fetch(`${frameUrl}/wallet.json`).then((response) => response.json())
  const client = createApiClient({ baseUrl: settingsSchema.parse(settings).login, projectId, fetch, clock })
  return !isOriginListed(platform.origin, await getAllowedOrigins(client))
}
