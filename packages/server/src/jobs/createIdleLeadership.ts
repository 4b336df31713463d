import type { Leadership } from './Leadership.js'

/** Never leads: for replicas that only answer requests. */
export function createIdleLeadership(): Leadership {
  return { campaign: () => undefined, close: async () => undefined }
}
