// Written by `pnpm --filter @kit/api run contract` from the schemas that kit-server checks its calls with. Not to be edited.
/**
 * Query of GET /getWallets.
 */
export interface GetWalletsQuery {
  page?: number
  /**
   * At most 100 are answered
   */
  entries?: number
  search?: string
  include?: string
  exclude?: string
  chains?: string
  names?: string
  rdns?: string
  badge_type?: 'none' | 'certified'
  platform?: string
}
/**
 * Answer of GET /getWallets: A page of the wallet directory.
 */
export interface GetWalletsAnswer {
  /**
   * Wallets that match on all pages
   */
  count: number
  data: {
    /**
     * 64 hex digits, the same for ever
     */
    id: string
    name: string
    homepage: string
    image_id: string
    order: number
    /**
     * CAIP-2 ids
     */
    chains: string[]
    rdns: string | null
    mobile_link: string | null
    desktop_link: string | null
    webapp_link: string | null
    link_mode: string | null
    app_store: string | null
    play_store: string | null
    chrome_store: string | null
    injected:
      | {
          namespace: string
          injected_id: string
        }[]
      | null
    badge_type: 'none' | 'certified'
  }[]
}
/**
 * Query of GET /projects/v1/origins.
 */
export interface GetAllowedOriginsQuery {
  projectId?: string
}
/**
 * Answer of GET /projects/v1/origins: Origins that a project allows; none listed means any.
 */
export interface GetAllowedOriginsAnswer {
  allowedOrigins: string[]
}
/**
 * Answer of GET /appkit/v1/config: Features of a project: an empty list, nothing is restricted.
 */
export interface GetProjectConfigAnswer {
  features: {
    id: string
    isEnabled: boolean
    config: unknown
  }[]
}
/**
 * Answer of GET /appkit/v1/project-limits: Limits of a project: none.
 */
export interface GetProjectLimitsAnswer {
  planLimits: {
    tier: string
    isAboveRpcLimit: boolean
    isAboveMauLimit: boolean
  }
}
/**
 * Answer of GET /getAnalyticsConfig: Whether events are wanted.
 */
export interface GetAnalyticsConfigAnswer {
  isAnalyticsEnabled: boolean
}
/**
 * Body of POST /e.
 */
export interface SendEventBody {
  eventId: string
  url?: string
  domain?: string
  /**
   * Milliseconds since 1970, by the clock of the visitor
   */
  timestamp: number
  props: {
    type?: string
    event?: string
    address?: string | null
    properties?: {
      [k: string]: unknown
    }
    [k: string]: unknown
  }
}
/**
 * Answer of POST /e: Takes one event; dropped unread while analytics is off.
 */
export interface SendEventAnswer {
  status: 'OK'
}
/**
 * Body of POST /batch.
 *
 * @maxItems 500
 */
export type SendEventsBody = {
  eventId: string
  url?: string
  domain?: string
  /**
   * Milliseconds since 1970, by the clock of the visitor
   */
  timestamp: number
  props: {
    type?: string
    event?: string
    address?: string | null
    properties?: {
      [k: string]: unknown
    }
    [k: string]: unknown
  }
}[]
/**
 * Answer of POST /batch: Takes up to 500 events; dropped unread while analytics is off.
 */
export interface SendEventsAnswer {
  status: 'OK'
}
