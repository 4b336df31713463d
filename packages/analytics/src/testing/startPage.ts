import { createApiClient } from '@kit/api'
import type { Plugin } from '@kit/core'
import { createFakePorts, createTestEngine } from '@kit/fakes'
import { modal } from '@kit/modal'
import { onTestFinished } from 'vitest'
import { type AnalyticsOptions, analytics } from '../index.js'

/** Creates a page with a modal and real requests and beacons. The test controls its clock and visibility. */
export async function startPage(
  url: string | undefined,
  options: AnalyticsOptions & {
    readonly origin?: string
    readonly projectId?: string
    readonly timeZone?: string
  } = {},
) {
  const { origin = 'https://dapp.example', projectId = 'p', timeZone, ...given } = options
  const watchers = new Set<() => void>()
  let isVisible = true
  let open = 0
  const beacons: string[] = []
  let seed = 0
  const fake = createFakePorts({
    href: `${origin}/swap?token=secret#secret`,
    isVisible: () => isVisible,
    watchVisibility(listener) {
      watchers.add(listener)
      return () => watchers.delete(listener)
    },
    ...(timeZone !== undefined && { timeZone }),
  })
  const request = async (address: string, init: RequestInit = {}) => {
    open += 1
    try {
      const answer = await fetch(address, { ...init, headers: { ...init.headers, origin } })
      const { headers, status } = answer
      return new Response(await answer.text(), { headers, status })
    } finally {
      open -= 1
    }
  }
  const ports = {
    ...fake,
    random: { bytes: (length: number) => new Uint8Array(length).fill(seed++) },
    fetch: request as typeof fake.fetch,
    announcements: {
      ...fake.announcements,
      read: (name: string) =>
        name === 'navigator'
          ? {
              sendBeacon(address: string, text: string) {
                beacons.push(text)
                void request(address, { method: 'POST', body: text }).catch(() => {})
                return true
              },
            }
          : undefined,
    },
  }
  const api =
    url === undefined ? undefined : createApiClient({ baseUrl: url, projectId, fetch: ports.fetch, clock: ports.clock })
  const plugins = [modal(), analytics({ api, ...given })] as const satisfies readonly Plugin[]
  const engine = await createTestEngine<typeof plugins>({
    ports,
    plugins,
    settings: { blockedTimeZones: ['Asia/Shanghai'] },
  })
  onTestFinished(() => engine.kit.destroy())
  return {
    ...engine,
    beacons,
    isBusy: () => open > 0,
    setVisible(value: boolean) {
      isVisible = value
      for (const watcher of [...watchers]) watcher()
    },
    alerts: () => engine.events('kit/alert').map(({ code }) => code),
  }
}
